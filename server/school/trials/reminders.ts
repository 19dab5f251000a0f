import { dayAfter, dayIn, momentOf } from '#contract/school-time.ts';
import { enqueueAbout } from '#server/school/conversations/enqueue-about.ts';
import type { Job } from '#server/school/job.ts';
import { takeTrialsToRemind } from './queries.ts';
import { classReminder } from '#server/school/emails/class-reminder.ts';

/** Reminds each family on the evening before its trial class; after an outage later, unless the class has begun. */
export const trialReminders: Job = {
  name: 'trial-reminders',
  time: '18:00',
  async run(transaction, { sender }, { dueAt, now }) {
    const { timeZone } = sender;
    const day = dayIn(timeZone, dueAt);
    const [from, to] = [1, 2].map((days) =>
      momentOf({ day: dayAfter(day, days), time: '00:00' }, timeZone),
    ) as [Date, Date];
    const notBegun = new Date(now.getTime() + 1);
    const trials = await takeTrialsToRemind(transaction, { from: from > now ? from : notBegun, to, now });
    for (const trial of trials) {
      const { _id: trialId, startsAt, userEmail, userId } = trial;
      if (userEmail !== '' && startsAt !== null)
        await enqueueAbout(transaction, { trialId }, [classReminder(sender, { trial, startsAt })], userId);
    }
  },
};
