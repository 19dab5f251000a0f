// One article of the blog: heading with a work, table of contents, text, and a link to the next article.
import { data, Link } from 'react-router';
import { headOf, siteOf, structured } from '#app/meta.ts';
import { article } from '#app/structured-data/article.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { Work } from '#app/ui/work.tsx';
import { blogTitle, blogWords, posts } from '#content/blog.ts';
import type { Route } from './+types/article';
import { Byline } from './byline.tsx';
import { feedLink } from './feed-link.ts';
import { MoreToRead } from './more-to-read.tsx';
import { Prose } from './prose.tsx';
import styles from './article.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const slug = params.slug.toLowerCase();
  const at = posts.findIndex((post) => post.slug === slug);
  const post = posts[at];
  const next = posts[(at + 1) % posts.length];
  if (post === undefined || next === undefined) throw data(null, { status: 404 });
  const { slug: nextSlug, title, summary, work } = next;
  return {
    post,
    next: { slug: nextSlug, title: title.text, summary, picture: work.picture },
    words: blogWords,
  };
}

export function meta(args: Route.MetaArgs) {
  if (args.loaderData === undefined) return [];
  const { post } = args.loaderData;
  return [
    ...headOf(`/Blog/${post.slug}`, { title: post.pageTitle, description: post.pageDescription }, args),
    feedLink,
    ...(import.meta.env.SSR ? structured(article(siteOf(args), post)) : []),
  ];
}

export default function Article({ loaderData: { post, next, words } }: Route.ComponentProps) {
  const subheadings = post.body.filter((block) => block.kind === 'subheading');
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
            {blogTitle.text}, {words.number}
          </p>
        </div>
        <div className={styles.head}>
          <div>
            <h1>
              <HeadingText heading={post.title} />
            </h1>
            <p className={styles.summary}>{post.summary}</p>
            <Byline
              by={words.by}
              author={post.author}
              date={post.date}
              reading={`${post.minutes} ${words.minutes}`}
            />
          </div>
          <Work
            work={post.work}
            hung="cord"
            sizes="(width >= 1000px) 480px, (width >= 640px) 560px, 90vw"
            eager
          />
        </div>
        <div className={styles.text}>
          <nav className={styles.parts} aria-labelledby="parts">
            <p id="parts">{words.parts}</p>
            <ol>
              {subheadings.map(({ id, text }) => (
                <li key={id}>
                  <Link to={`#${id}`}>{text}</Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.column}>
            <Prose blocks={post.body} />
            <p className={styles.author}>
              <b>{post.author}</b>
              <br />
              {post.authorNote}
            </p>
          </div>
        </div>
      </article>
      <MoreToRead next={next} words={words} />
    </>
  );
}
