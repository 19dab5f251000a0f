import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { nameInLinks } from '#contract/site/name-in-links.ts';
import { keyedSchemas } from '#contract/site/documents.ts';
import { line } from '#contract/site/fields.ts';
import { dayIn } from '#contract/school-time.ts';
import { saveDraft } from '#contract/site/draft.ts';
import { listDocuments, newVersion } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';
import { useSession } from '#app/session.tsx';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import { fieldLink } from './document-id.ts';
import { emptyValue } from './empty-value.ts';
import { pageTitle } from './filled-words.ts';
import styles from './site.module.css';

const schema = z.object({ title: line(80) });

/** Who wrote an article, as it says. */
export interface Author {
  author: string;
  authorNote: string;
}

/** The first of several keys that no article has. A title in another script has no letters for an address. */
async function freeKey(start: string): Promise<string> {
  const { items } = await callEndpoint(listDocuments, undefined, { query: {} });
  const taken = new Set(items.map(({ key }) => key));
  let key = start;
  for (let number = 2; taken.has(key); number += 1) key = `${start}-${number}`;
  return key;
}

/**
 * Begins an article: its draft has the title, the day of today, and the owner as the author, who is somebody of the school.
 * @param authors those of the published articles, the newest first
 */
export function NewArticle({ authors }: { authors: readonly Author[] }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { user } = useSession();

  async function createDraft({ title }: z.output<typeof schema>) {
    const { timeZone } = await client.ensureQueryData(overviewQuery);
    const day = dayIn(timeZone);
    const author = user?.fullName ?? '';
    const key = nameInLinks(title, 60);
    const name = { type: 'post', key: key || (await freeKey(`article-of-${day}`)) };
    const data = {
      ...(emptyValue(keyedSchemas.post) as object),
      title: { text: title, keyWord: title.split(' ').at(-1) ?? title },
      date: day,
      author,
      authorNote: authors.find((each) => each.author === author)?.authorNote ?? '{school.name}',
      // Filled in from the text.
      minutes: null,
      meta: { title: pageTitle(title), description: '' },
    };
    try {
      await callEndpoint(saveDraft, { data }, { params: name, version: newVersion });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const message = 'There is an article with this title.';
      throw new ApiError(409, { message, fields: { title: message } });
    }
    // What is typed next is the text.
    await navigate(fieldLink(name, 'body'));
  }

  return (
    <Form className={styles.newLink} schema={schema} onSubmit={createDraft}>
      <TextField name="title" label="Title of a new article" maxLength={80} autoComplete="off" required />
      <SubmitButton busyLabel="Beginning the article…">Begin the article</SubmitButton>
    </Form>
  );
}
