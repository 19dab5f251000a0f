// The blog. It looks like a printed journal: the latest article large, the others smaller, and links to other sites.
import { metaOf } from '#app/meta.ts';
import { Breadcrumb } from '#app/ui/page/breadcrumb.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { newestFirst } from '#contract/site/post.ts';
import type { Route } from './+types/blog';
import { feedLink } from './feed-link.ts';
import { BlogHeader } from './blog-header.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { openingOf } from './opening.ts';
import { References } from './references.tsx';
import styles from './blog.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, issue, strap, references, advertisement, feedTitle } = content.document('blog');
  const posts = newestFirst(content.entries('post')).map(([slug, post], at) => ({
    slug,
    title: post.title.text,
    author: post.author,
    date: post.date,
    summary: post.summary,
    picture: content.picture(post.work),
    opening: at === 0 ? openingOf(content.blocks(post.body)) : undefined,
  }));
  const meta = pageMetaOf(context, '/Blog');
  return { meta, title, issue, strap, posts, references, advertisement, feedTitle };
}

export const meta = (args: Route.MetaArgs) => [...metaOf('/Blog')(args), feedLink(args.loaderData.feedTitle)];

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { title, issue, strap, posts, references, advertisement } = loaderData;
  const [first, ...others] = posts;
  return (
    <>
      <Sunlight />
      <div className={styles.above}>
        <Breadcrumb current="Blog" />
      </div>
      <div className={styles.sheet}>
        <BlogHeader heading={title} issue={issue} strap={strap} newest={first?.date} />
        <div className={styles.columns}>
          <ul className={styles.pieces}>
            {first !== undefined && <ArticlePreview article={first} isFirst />}
            {others.map((article) => (
              <ArticlePreview key={article.slug} article={article} />
            ))}
          </ul>
          <References references={references} advertisement={advertisement} />
        </div>
      </div>
    </>
  );
}
