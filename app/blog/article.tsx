// One article of the blog: heading with a work, table of contents, text, and a link to the next article.
import { data } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import { headOf } from '#app/meta.ts';
import { contentOf, siteContext } from '#app/site-context.ts';
import { article } from '#app/structured-data/article.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import { Breadcrumb } from '#app/ui/page/breadcrumb.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { Work } from '#app/lightbox/work.tsx';
import { newestFirst } from '#contract/site/post.ts';
import type { Route } from './+types/article';
import { Byline } from './byline.tsx';
import { feedLink } from './feed-link.ts';
import { MoreToRead } from './more-to-read.tsx';
import { Prose } from './prose.tsx';
import { blogWords } from './words.ts';
import styles from './article.module.css';

export function loader({ params, context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const posts = newestFirst(content.entries('post'));
  const at = posts.findIndex(([slug]) => slug === params.slug.toLowerCase());
  const [slug, post] = posts[at] ?? [];
  if (slug === undefined || post === undefined) throw data(null, { status: 404 });
  const { title, summary, author, authorNote, date, minutes, meta, body } = post;
  const work = content.work(post.work);
  const [nextSlug, nextPost] = posts[(at + 1) % posts.length] ?? [];
  const next =
    nextSlug === undefined || nextSlug === slug || nextPost === undefined
      ? undefined
      : {
          slug: nextSlug,
          title: nextPost.title.text,
          summary: nextPost.summary,
          picture: content.picture(nextPost.work),
        };
  const { title: blogTitle, issue, feedTitle } = content.document('blog');
  const { publicUrl } = context.get(siteContext);
  return withStructuredData(
    {
      slug,
      post: { title, summary, author, authorNote, date, minutes, meta },
      work,
      blocks: content.blocks(body),
      next,
      blog: { title: blogTitle.text, issue, feedTitle },
    },
    article(publicUrl, content.document('school'), {
      slug,
      headline: title.text,
      summary,
      author,
      date,
      picture: work.picture,
    }),
  );
}

export function meta(args: Route.MetaArgs) {
  if (args.loaderData === undefined) return [];
  const { slug, post, blog } = args.loaderData;
  return [
    ...headOf(`/Blog/${slug}`, post.meta, args),
    feedLink(blog.feedTitle),
    ...structuredDataOf(args.loaderData),
  ];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { post, work, blocks, next, blog } = loaderData;
  const subheadings = blocks.filter((block) => block.kind === 'subheading');
  return (
    <>
      <Sunlight />
      <article className={styles.article}>
        <div className={styles.running}>
          <Breadcrumb
            parents={[
              ['Home', '/'],
              ['Blog', '/Blog'],
            ]}
            current={post.title.keyWord.replace(/^./, (letter) => letter.toUpperCase())}
          />
          <p>
            {blog.title}, {blog.issue}
          </p>
        </div>
        <div className={styles.head}>
          <div>
            <h1>
              <HeadingText heading={post.title} />
            </h1>
            <p className={styles.summary}>{post.summary}</p>
            <Byline author={post.author} date={post.date} reading={blogWords.reading(post.minutes)} />
          </div>
          <Work work={work} hung="cord" sizes="(width >= 1000px) 480px, (width >= 640px) 560px, 82vw" eager />
        </div>
        <div className={styles.text}>
          <nav className={styles.parts} aria-labelledby="parts">
            <p id="parts">{blogWords.parts}</p>
            <ol>
              {subheadings.map(({ id, text }) => (
                <li key={id}>
                  <Link to={`#${id}`}>{text}</Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.column}>
            <Prose blocks={blocks} />
            <p className={styles.author}>
              <b>{post.author}</b>
              <br />
              {post.authorNote}
            </p>
          </div>
        </div>
      </article>
      <MoreToRead next={next} />
    </>
  );
}
