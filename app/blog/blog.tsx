// The blog. It looks like a printed journal: the latest article large, the others smaller, and links to other sites.
import { metaOf } from '#app/meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import {
  advertisement,
  blogTitle,
  blogWords,
  feedWords,
  posts,
  references,
  referencesTitle,
} from '#content/blog.ts';
import type { Route } from './+types/blog';
import { feedLink } from './feed-link.ts';
import { BlogHeader } from './blog-header.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { References } from './references.tsx';
import styles from './blog.module.css';

export function loader() {
  return {
    title: blogTitle,
    words: blogWords,
    posts: posts.map(({ slug, title, author, date, summary, work, body }) => ({
      slug,
      title: title.text,
      author,
      date,
      summary,
      picture: work.picture,
      opening: body.find((block) => block.kind === 'paragraph')?.text ?? '',
    })),
    references: { title: referencesTitle, list: references, feed: feedWords, advertisement },
  };
}

export const meta = (args: Route.MetaArgs) => [...metaOf('/Blog')(args), feedLink];

export default function Blog({ loaderData: { title, words, posts, references } }: Route.ComponentProps) {
  const [first, ...others] = posts;
  return (
    <>
      <Sunlight />
      <div className={styles.above}>
        <Breadcrumb current="Blog" />
      </div>
      <div className={styles.sheet}>
        <BlogHeader heading={title} words={words} newest={first?.date} />
        <div className={styles.columns}>
          <ul className={styles.pieces}>
            {first !== undefined && <ArticlePreview article={first} words={words} isFirst />}
            {others.map((article) => (
              <ArticlePreview key={article.slug} article={article} words={words} />
            ))}
          </ul>
          <References {...references} />
        </div>
      </div>
    </>
  );
}
