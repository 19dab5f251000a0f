import type { OwnChild } from '#contract/school/photo-consent.ts';
import type { MyData } from '#contract/school/my-data.ts';
import type { Database } from '#server/db/connect.ts';
import { answersOf, latestAnswers, type StoredAnswer } from '#server/site/consents/queries.ts';
import { exportedPictures } from '#server/site/own-pictures/of-child.ts';
import { childrenOf } from './queries.ts';

/** An answer as its family sees it. */
const ownAnswerOf = ({ work, face, until, answeredAt, through, heardBy }: StoredAnswer) => ({
  work,
  face,
  until,
  answeredAt: answeredAt.toISOString(),
  through,
  heardBy,
});

/** The children of a user, each with its latest answer: its own, never that of another family. */
export async function ownChildren(db: Database, userId: string): Promise<OwnChild[]> {
  const children = await childrenOf(db, userId);
  const latest = await latestAnswers(
    db,
    children.map(({ id }) => id),
  );
  return children.map(({ id, fullName }) => {
    const answer = latest.get(id);
    return { _id: id, fullName, consent: answer === undefined ? null : ownAnswerOf(answer) };
  });
}

/** The children of a user with all answers and the pictures of each, for the export. */
export async function exportedConsents(
  db: Database,
  settings: { schoolTimezone: string },
  userId: string,
): Promise<MyData['photoConsents']> {
  const children = await childrenOf(db, userId);
  const ids = children.map(({ id }) => id);
  const answers = await answersOf(db, ids);
  const pictures = await exportedPictures(db, settings, ids);
  return children.map(({ id, fullName }) => ({
    child: fullName,
    pictures: [...(pictures.get(id) ?? [])],
    answers: (answers.get(id) ?? []).map((answer) =>
      Object.assign(ownAnswerOf(answer), { version: answer.version }),
    ),
  }));
}
