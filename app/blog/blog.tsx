// One idea: a small journal, three pictures with something to say beside each.
import { Link } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { Arrow } from '#app/ui/arrow.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { blogTitle, blogWords, posts, references, referencesTitle } from '#content/blog.ts';
import type { Route } from './+types/blog';
import { Byline } from './byline.tsx';
import { feedLink } from './feed-link.ts';
import { References } from './references.tsx';
import styles from './blog.module.css';

export function loader() {
  return {
    title: blogTitle,
    words: blogWords,
    posts: posts.map(({ slug, title, author, date, summary, work }) => ({
      slug,
      title: title.text,
      author,
      date,
      summary,
      picture: work.picture,
    })),
    references: { title: referencesTitle, list: references },
  };
}

export const meta = (args: Route.MetaArgs) => [...metaOf('/Blog')(args), feedLink];

export default function Blog({ loaderData: { title, words, posts, references } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={title} above={[['Home', '/']]} here="Blog" />
      <div className={styles.columns}>
        <ul className={styles.posts}>
          {posts.map((post, at) => (
            <li key={post.slug}>
              <Picture
                picture={post.picture}
                alt=""
                sizes="(width >= 1100px) 300px, (width >= 600px) 36vw, 100vw"
                eager={at === 0}
              />
              <article>
                <Byline author={post.author} date={post.date} />
                <h2>
                  <Link to={`/Blog/${post.slug}`}>{post.title}</Link>
                </h2>
                <p>{post.summary}</p>
                <span className={styles.read} aria-hidden="true">
                  {words.read} <Arrow />
                </span>
              </article>
            </li>
          ))}
        </ul>
        <References {...references} />
      </div>
    </>
  );
}
