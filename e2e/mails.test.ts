import { expect, test } from './fixtures.ts';
import { failMails } from './past.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast, newPerson, signInByApi } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test(
  'the owner notices a mail that was not sent, corrects the address and sends it again',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const family = newPerson('Meera Iyer');
    const { page, problems } = await newPage(phone);
    await page.request.post('/user/add-lead', {
      data: { userName: family.fullName, userEmail: family.email, userMessage: 'Do you teach clay?' },
    });
    await school.mail(family.email, /We have your message/);
    // As if the mail server had refused it.
    failMails(school.dataDir, family.email);

    await signInByApi(page, owner);
    await page.goto('/office/log');
    await hydrate(page);
    await page.getByRole('button', { name: /^More \(\d+ not sent\)$/ }).tap();
    await page.getByRole('link', { name: /^Mails \(\d+ not sent\)$/ }).tap();
    await page.getByRole('link', { name: 'Not sent', exact: true }).tap();
    const card = page.getByRole('listitem').filter({ hasText: family.email });
    await expect(card).toContainText('There is no such address');
    await card.getByRole('button', { name: 'Send again' }).tap();
    await card.getByRole('button', { name: 'Back' }).tap();
    await card.getByRole('link', { name: 'Show the conversation' }).tap();
    await expect(page.getByText('Do you teach clay?').filter({ visible: true })).toBeVisible();
    await page.goBack();
    await card.getByRole('button', { name: 'Send again' }).tap();
    const right = newPerson('Meera Iyer').email;
    await expect(card.getByLabel('Address')).toHaveValue(family.email);
    await card.getByLabel('Address').fill(right);
    await card.getByRole('button', { name: 'Send again' }).tap();
    await expectToast(page, 'The mail is on its way again.');
    await school.mail(right, /We have your message/);
    await page.goto('/office/mails?state=sent');
    await expect(page.getByRole('listitem').filter({ hasText: right })).toContainText('Sent');
    expect(problems).toEqual([]);
  },
);
