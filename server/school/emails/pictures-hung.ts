import type { HungForFamily } from '#server/site/services.ts';
import { nameInMail } from '#server/mail/harmless-words.ts';
import { questions } from './common-words.ts';
import { defineEmail } from './email.ts';
import { email } from './samples.ts';

/** To a family with a child whose picture hangs on the website from now on, if the owner wants to tell it. */
export const picturesHung = defineEmail<HungForFamily>({
  sentWhen: 'an owner hangs pictures, and has chosen to tell the families',
  standing: 'kept',
  write: (sender, { to, fullName, children, gallery, path }) => {
    const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(
      children.map((name) => nameInMail(name)),
    );
    return {
      to,
      subject: `${children.length === 1 ? names : 'Your children'} at ${sender.schoolName}`,
      paragraphs: [
        `Dear ${nameInMail(fullName)},`,
        `From now on our website shows a picture by or of ${names}: in ${gallery}, among the first on the wall.`,
        `See it here, and show it to others: ${sender.publicUrl}${path}`,
        'You have said yes to this. You can take it back at any time: in your profile, by a reply to this mail, or on the phone. The picture then leaves the website at once.',
        questions(sender),
      ],
    };
  },
  samples: [
    {
      userId: 'user',
      to: email,
      fullName: 'Asha Verma',
      children: ['Meera'],
      gallery: 'Clay Work',
      path: '/clay',
    },
  ],
});
