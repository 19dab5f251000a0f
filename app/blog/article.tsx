// One idea: one picture on the wall, and beside it a text that is a pleasure to read.
import { data } from 'react-router';
import { headOf, siteOf, structured } from '#app/meta.ts';
import { article } from '#app/structured-data/article.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { Work } from '#app/ui/work.tsx';
import { blogWords, posts } from '#content/blog.ts';
import type { Route } from './+types/article';
import { Byline } from './byline.tsx';
import { feedLink } from './feed-link.ts';
import { Onward } from './onward.tsx';
import { Prose } from './prose.tsx';
import styles from './article.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const slug = params.slug.toLowerCase();
  const at = posts.findIndex((post) => post.slug === slug);
  const post = posts[at];
  const next = posts[(at + 1) % posts.length];
  if (post === undefined || next === undefined) throw data(null, { status: 404 });
  const { title, work } = next;
  return { post, next: { slug: next.slug, title: title.text, picture: work.picture }, words: blogWords };
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
  return (
    <>
      <article className={styles.article}>
        <div className={styles.head}>
          <div>
            <Breadcrumb
              above={[
                ['Home', '/'],
                ['Blog', '/Blog'],
              ]}
              here={post.title.keyWord.replace(/^./, (letter) => letter.toUpperCase())}
            />
            <h1>
              <HeadingText heading={post.title} />
            </h1>
            <p className={styles.summary}>{post.summary}</p>
            <Byline author={post.author} date={post.date} reading={`${post.minutes} ${words.minutes}`} />
          </div>
          <Work work={post.work} hung="cord" sizes="(width >= 1000px) 500px, 90vw" eager />
        </div>
        <Prose blocks={post.body} />
        <p className={styles.author}>
          <b>{post.author}</b>
          <br />
          {post.authorNote}
        </p>
      </article>
      <Onward next={next} all={words.all} />
    </>
  );
}
