import { Buffer } from 'node:buffer';
import { loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { ageOn } from '#contract/school/age.ts';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { secretPlace, withExif } from '#test/picture-file.ts';
import { axeFindings } from './checks/axe.ts';
import { beginTrial } from './past.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { choosePictures, drawPicture } from './scenes/pictures.ts';
import { hydrate } from './scenes/scene.ts';
import {
  ananya,
  apply,
  createSignedInPerson,
  createTeacher,
  expectToast,
  newPerson,
  signInByApi,
} from './steps.ts';
import { moveFingers, straight } from './touch.ts';

const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

let count = 0;

/** A picture that no other test has added. */
function newPicture(width = 800, height = 600) {
  count += 1;
  const number = count + (process.pid % 8);
  return {
    name: `IMG_${count}.jpg`,
    mimeType: 'image/jpeg',
    buffer: drawPicture(number, width + count, height),
  };
}

const tiles = (page: Page) => page.getByRole('button', { name: /^Picture added by/ });
const uploads = (page: Page) => page.getByRole('region', { name: 'On the way' });

/** The pictures in the grid. Other tests of the worker add some too. */
async function stored(page: Page): Promise<OwnPicture[]> {
  return (await (await page.request.get('/admin/pictures?limit=100')).json()).items;
}

async function openPictures(newPage: NewPage, school: RunningSchool) {
  const owner = newPerson('Meera Iyer');
  await school.addAdmin(owner.email, owner.password);
  const opened = await newPage(phone);
  await signInByApi(opened.page, owner);
  await opened.page.goto('/office/site');
  await opened.page.getByRole('link', { name: 'Add pictures' }).tap();
  await opened.page.getByText(/^Add pictures, choose those/).waitFor();
  return { ...opened, owner };
}

/** Adds a picture, and hangs it in the gallery of clay. */
async function hangNew(page: Page, focus: OwnPicture['focus']): Promise<{ id: string; title: string }> {
  const title = `Pot ${newPerson().email.slice(0, 8)}`;
  const headers = { 'content-type': 'image/jpeg' };
  const added = await page.request.post('/admin/pictures', {
    headers,
    data: newPicture(1600, 1200).buffer,
  });
  const { _id: id } = (await added.json()).data;
  const label = { title, medium: 'Coil pots', maker: 'Meera', age: null, description: '', alt: '' };
  const data = {
    room: 'clay',
    pictures: [{ id, ...label, subject: 'nobody', children: [], showsFace: false, focus }],
  };
  expect((await page.request.post('/admin/pictures/hang', { data })).status()).toBe(200);
  await page.reload();
  return { id, title };
}

/** Opens a picture of the grid, and the frame over it. */
async function openCrop(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).tap();
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Crop' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Crop' });
  await dialog.getByText('This is the whole picture. Drag a corner.').waitFor();
  return { dialog, use: dialog.getByRole('button', { name: 'Use this part' }) };
}

test('an owner adds two pictures from a phone; where they were taken stays there', async ({
  newPage,
  school,
}) => {
  const { page, problems } = await openPictures(newPage, school);
  const before = await stored(page);
  const bodies: Buffer[] = [];
  await page.exposeFunction('keepBody', (base64: string) => bodies.push(Buffer.from(base64, 'base64')));
  await page.evaluate(() => {
    const { keepBody } = window as unknown as { keepBody: (base64: string) => void };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const reader = new FileReader();
      reader.addEventListener('load', () => keepBody(String(reader.result).split(',')[1] ?? ''));
      reader.readAsDataURL(body as Blob);
      send.call(this, body);
    };
  });
  const turned = newPicture(3200, 2400);
  // As a phone that is held upright writes it.
  const original = withExif(turned.buffer, 6);
  await choosePictures(page, [{ ...turned, buffer: original }, newPicture()]);
  await expectToast(page, '2 pictures are added.');
  await expect(uploads(page)).toBeHidden();
  await expect(tiles(page)).toHaveCount(before.length + 2);
  await expect.poll(() => bodies.length).toBe(2);
  for (const hidden of ['Exif', secretPlace])
    expect([original, ...bodies].map((file) => file.includes(hidden))).toEqual([true, false, false]);
  const sent = await loadImage(bodies[0] ?? '');
  expect(sent.height).toBe(2560);
  expect(sent.width).toBeLessThan(sent.height);
  expect(problems).toEqual([]);
});

test(
  'a lost connection stores a picture once, when the connection is back',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page } = await openPictures(newPage, school);
    const before = await stored(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/admin/pictures', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server has stored it, but the reply never arrives.
      if (keys.length === 1) await route.fetch();
      await (keys.length === 1 ? route.abort() : route.continue());
    });
    await choosePictures(page, [newPicture(), newPicture()]);
    await uploads(page).getByText('Waits for a connection.').waitFor();
    // The browser asks before it closes the tab; other pages of the office do not end it.
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await page.getByRole('link', { name: 'All words of the site' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Words of the site' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectToast(page, '2 pictures are added.');
    expect(keys).toEqual([keys[0], keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
    expect((await stored(page)).length).toBe(before.length + 2);
  },
);

test(
  'pictures can be chosen without a connection, and the same file twice is one picture',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page } = await openPictures(newPage, school);
    const before = await stored(page);
    // Opened by its address, the page has its rules in another order than after a link.
    await page.reload();
    await page.getByText(/^Add pictures, choose those/).waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    const picture = newPicture();
    const panorama = newPicture(9000, 900);
    await choosePictures(page, [picture, picture, panorama]);
    await uploads(page).getByText('Waits for a connection.').waitFor();
    // Another button moves to where the first tap was.
    await uploads(page).getByRole('button', { name: 'Try again' }).dblclick();
    await uploads(page).getByText('Waits for a connection.').waitFor();
    await expect(uploads(page).getByRole('listitem')).toHaveCount(3);
    await page.context().setOffline(false);
    await expect(uploads(page)).toBeHidden();
    expect((await stored(page)).length).toBe(before.length + 2);
    await expect(tiles(page)).toHaveCount(before.length + 2);
  },
);

test('a picture is deleted, and comes back with Undo', { tag: '@long' }, async ({ newPage, school }) => {
  const { page, problems } = await openPictures(newPage, school);
  await choosePictures(page, [newPicture()]);
  await expectToast(page, 'The picture is added.');
  const number = await tiles(page).count();
  await tiles(page).first().tap();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByText(/^Added by .+ 20\d\d at /).waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).tap();
  await expect(tiles(page)).toHaveCount(number - 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expectToast(page, 'The picture is back.');
  await expect(tiles(page)).toHaveCount(number);
  expect(problems).toEqual([]);
});

test(
  'a deleted picture is brought back later, or deleted for good',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page, problems } = await openPictures(newPage, school);
    await choosePictures(page, [newPicture(), newPicture()]);
    await expectToast(page, '2 pictures are added.');
    const number = await tiles(page).count();
    const [kept, gone] = ((await stored(page)) as { _id: string }[]).map(({ _id }) => _id);
    for (const id of [kept, gone]) await page.request.delete(`/admin/pictures/${id}`);
    await page.reload();
    const list = page.getByRole('group').filter({ hasText: 'Deleted pictures' });
    const deleted = list.getByRole('button', { name: /deleted on/ });
    const fileOf = (id = '') => list.locator(`img[src*="${id}"]`);
    const dialog = page.getByRole('dialog', { name: 'Deleted picture' });
    await list.getByText('Deleted pictures').tap();
    await fileOf(kept).tap();
    await dialog.getByText(/^Deleted on .+ It goes for good on /).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Bring it back' }).tap();
    await expectToast(page, 'The picture is back.');
    await expect(tiles(page).filter({ hasNot: page.locator('[alt*="deleted on"]') })).toHaveCount(number - 1);
    await expect(list.getByText('Deleted pictures')).toBeFocused();
    await fileOf(gone).tap();
    await dialog.getByRole('button', { name: 'Delete for good' }).tap();
    const question = page.getByRole('alertdialog', { name: 'Delete this picture for good?' });
    await question.getByRole('button', { name: 'Delete for good' }).tap();
    await expectToast(page, 'The picture is deleted for good.');
    await expect(fileOf(gone)).toHaveCount(0);
    await expect(list.getByText('Deleted pictures')).toBeFocused();
    await expect(deleted.or(list.getByText('There are none.')).first()).toBeVisible();
    expect(problems).toEqual([]);
  },
);

test(
  'a session that ends keeps what is not sent until the owner has signed in again',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page, owner } = await openPictures(newPage, school);
    // What the page loads by itself would notice the end before the owner does.
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await choosePictures(page, [newPicture()]);
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await dialog.getByRole('button', { name: 'Sign in' }).tap();
    await expectToast(page, 'The picture is added.');
  },
);

test(
  'an owner hangs two pictures with their labels, everybody sees them, and a deleted one is off the wall',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page, problems } = await openPictures(newPage, school);
    await choosePictures(page, [newPicture(), newPicture()]);
    await expectToast(page, '2 pictures are added.');
    // What was just added is chosen.
    await page.getByRole('button', { name: 'Hang 2 pictures' }).tap();
    await page.getByRole('button', { name: 'Publish 2 pictures' }).tap();
    await expect(page.getByLabel('Where they hang')).toBeFocused();
    await page.getByLabel('Where they hang').selectOption({ label: 'Mosaic' });
    await page.getByLabel('Material and technique').fill('Broken tiles');
    const card = (place: number) => page.getByRole('listitem').filter({ hasText: `Picture ${place}` });
    const title = `Heron ${newPerson().email.slice(0, 8)}`;
    for (const place of [1, 2])
      await card(place)
        .getByRole('checkbox', { name: /^Nobody/ })
        .check();
    await card(1).getByLabel('Title').fill(title);
    await card(1).getByLabel('Made by').fill('मीरा');
    await card(1).getByLabel('Age').fill('11');
    await card(2).getByLabel('Made by').fill('The Saturday class');
    // What is typed survives a reload.
    await page.reload();
    await page.getByText('More for this picture').first().tap();
    await card(1)
      .getByRole('img')
      .last()
      .tap({ position: { x: 10, y: 10 } });
    await expect(card(1).getByLabel('From the left')).not.toHaveValue('50');
    await page.getByRole('button', { name: 'Publish 2 pictures' }).tap();
    await expectToast(page, '2 pictures hang in Mosaic. Visitors see them within a few seconds.');
    await page.getByRole('button', { name: `${title}, मीरा` }).tap();
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await dialog.getByText('On the site in Mosaic.').waitFor();

    const visitor = await newPage(phone);
    const onWall = visitor.page.getByRole('img', { name: `${title}: Broken tiles by मीरा, 11` });
    await expect(async () => {
      await visitor.page.goto('/mosaic');
      expect(await onWall.count()).toBe(1);
    }).toPass();
    await onWall.scrollIntoViewIfNeeded();
    await expect
      .poll(() => onWall.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);

    // A better photograph takes its place, with its label.
    const replaced = await onWall.evaluate((image: HTMLImageElement) => image.currentSrc);
    const chosen = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Replace it with a better photograph' }).tap();
    await (await chosen).setFiles([newPicture()]);
    await expectToast(page, 'The picture is replaced.');
    await expect.poll(async () => (await visitor.page.request.get(replaced)).status()).toBe(410);
    await expect(async () => {
      await visitor.page.goto('/mosaic');
      expect(await onWall.count()).toBe(1);
      expect(await onWall.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(replaced);
    }).toPass();
    await onWall.scrollIntoViewIfNeeded();
    await expect
      .poll(() => onWall.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await page.getByRole('button', { name: `${title}, मीरा` }).tap();
    await dialog.getByRole('button', { name: 'Delete' }).tap();
    await expectToast(page, 'The picture is deleted. It is off Room: Mosaic.');
    const address = await onWall.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(async () => (await visitor.page.request.get(address)).status()).toBe(410);
    await expect(async () => {
      await visitor.page.reload();
      expect(await onWall.count()).toBe(0);
    }).toPass();
    // A page that was loaded just before names the picture still.
    const others = [...problems, ...visitor.problems].filter((problem) => !problem.includes('410 (Gone)'));
    expect(others).toEqual([]);
  },
);

test(
  'an owner crops a picture that hangs: the part has its place, label and point, and Undo brings the earlier one back',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page, problems } = await openPictures(newPage, school);
    const { id, title } = await hangNew(page, { x: 0.75, y: 0.5 });
    const visitor = await newPage(phone);
    const onWall = visitor.page.getByRole('img', { name: `${title}: Coil pots by Meera` });
    /** Width divided by height of what visitors see. */
    const expectShape = (shape: number) =>
      expect(async () => {
        await visitor.page.goto('/clay');
        await onWall.scrollIntoViewIfNeeded();
        const size = await onWall.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.naturalWidth / image.naturalHeight;
        });
        expect(size).toBeCloseTo(shape, 1);
      }).toPass();
    await expectShape(4 / 3);

    const { dialog, use } = await openCrop(page, `${title}, Meera`);
    await expect(use).toBeDisabled();
    // Nothing of it has to be scrolled to.
    const image = await dialog.getByRole('img').boundingBox();
    for (const part of [dialog.getByRole('img'), dialog.getByLabel('Bottom edge'), use])
      await expect(part).toBeInViewport({ ratio: 1 });
    const { x, y, width } = image ?? { x: 0, y: 0, width: 0 };
    // The finger is beside the corner, which moves as far as the finger.
    await moveFingers(page, straight({ x: x + 9, y: y + 9 }, { x: x + 9 + width / 2, y: y + 9 }));
    await expect(dialog.getByLabel('Left edge')).toHaveValue('50');
    await expect(dialog.getByLabel('Top edge')).toHaveValue('0');
    await dialog.getByLabel('Bottom edge').fill('75');
    await dialog.getByLabel('Bottom edge').press('ArrowRight');
    await dialog.getByLabel('Bottom edge').press('ArrowLeft');
    await expect(dialog.getByLabel('Bottom edge')).toHaveValue('75');
    // The whole frame moves, but not out of the picture.
    const middle = { x: x + width * 0.75, y: y + (width * 3) / 8 };
    await moveFingers(page, straight(middle, { x: middle.x + 200, y: middle.y + 4 * width }));
    await expect(dialog.getByLabel('Left edge')).toHaveValue('50');
    await expect(dialog.getByLabel('Top edge')).toHaveValue('25');
    await moveFingers(page, straight(middle, { x: middle.x, y: middle.y - 4 * width }));
    await expect(dialog.getByLabel('Bottom edge')).toHaveValue('75');
    // A second tap comes too late to send it twice.
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await use.dblclick();
    await expectToast(page, 'The picture is replaced.');
    await expect(dialog).toBeHidden();
    expect(sent.filter((each) => each === 'POST /admin/pictures')).toHaveLength(1);
    await expectShape(8 / 9);
    const part = (await stored(page)).find((each) => each.label?.title === title);
    expect(part).toMatchObject({
      subject: 'nobody',
      focus: { x: 0.5, y: 0.67 },
      shownIn: [{ title: 'Room: Clay Work' }],
    });
    expect(part?._id).not.toBe(id);

    await page.getByRole('button', { name: 'Undo' }).tap();
    await expectShape(4 / 3);
    await expect
      .poll(async () =>
        (await stored(page)).filter((each) => each.label?.title === title).map(({ _id }) => _id),
      )
      .toEqual([id]);

    // The same part again is the same file: it comes back in the same place.
    const again = await openCrop(page, `${title}, Meera`);
    await again.dialog.getByLabel('Left edge').fill('50');
    await again.dialog.getByLabel('Bottom edge').fill('75');
    await again.use.tap();
    await expectToast(page, 'The picture is replaced.');
    await expectShape(8 / 9);
    const others = [...problems, ...visitor.problems].filter((problem) => !problem.includes('410 (Gone)'));
    expect(others).toEqual([]);
  },
);

test(
  'a crop is left with Escape and with the way back, waits for a connection, and says when the picture was replaced meanwhile',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page } = await openPictures(newPage, school);
    const { id, title } = await hangNew(page, { x: 0.5, y: 0.5 });
    const { dialog, use } = await openCrop(page, `${title}, Meera`);
    const picture = page.getByRole('dialog', { name: 'Picture' });
    await page.keyboard.press('Escape');
    await expect(picture.getByRole('button', { name: 'Crop' })).toBeFocused();
    await page.context().setOffline(true);
    await picture.getByRole('button', { name: 'Crop' }).tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(picture.getByRole('button', { name: 'Crop' })).toBeFocused();
    await page.context().setOffline(false);
    await picture.getByRole('button', { name: 'Crop' }).tap();
    await dialog.getByText('This is the whole picture.').waitFor();
    await page.context().setOffline(true);
    await dialog.getByLabel('Right edge').fill('0');
    await dialog.getByText('It cannot get smaller.').waitFor();
    await use.tap();
    await uploads(page).getByText('Waits for a connection.').waitFor();
    await uploads(page)
      .getByRole('button', { name: `Remove Part of ${title}, Meera` })
      .waitFor();
    // Somebody else has deleted it before the part arrives.
    const colleague = await newPage();
    const other = newPerson('Rekha Pillai');
    await school.addAdmin(other.email, other.password);
    await signInByApi(colleague.page, other);
    expect((await colleague.page.request.delete(`/admin/pictures/${id}`)).status()).toBe(200);
    await page.context().setOffline(false);
    await expectToast(page, /^The earlier picture was deleted or replaced meanwhile\. The new one is among/);
    await expect(uploads(page)).toBeHidden();
    expect((await stored(page)).map(({ _id }) => _id)).not.toContain(id);

    // Nothing can be cut out of a panorama that is hardly higher than the least.
    const number = await tiles(page).count();
    await choosePictures(page, [newPicture(9000, 900)]);
    await expect(tiles(page)).toHaveCount(number + 1);
    await tiles(page).first().tap();
    await picture.getByRole('button', { name: 'Crop' }).tap();
    await dialog.getByText(/^This picture is too small to crop: /).waitFor();
    await expect(use).toBeDisabled();
  },
);

test('a child’s work waits for its family, hangs after a yes, and is off the page, its address and the offline copy when that is taken back', async ({
  newPage,
  school,
}) => {
  const family = await newPage(phone);
  const parent = await createSignedInPerson(family.page, 'Kavya Nair');
  const child = { ...ananya, fullName: `Tuktuk ${parent.email.slice(0, 6)}` };
  await apply(family.page, child);
  const [{ _id: childId }] = (await (await family.page.request.get('/user/me/children')).json()).items;
  // The child has a trial class today.
  const age = ageOn(new Date(), child.dob);
  const asked = await family.page.request.post('/user/add-trial', {
    data: { userName: 'Kavya Nair', userEmail: parent.email, course: child.course, childAge: age },
  });
  expect(asked.status()).toBe(201);
  beginTrial(school.dataDir, parent.email);
  const answer = async (work: boolean) => {
    const data = { work, face: false, until: null };
    const reply = await family.page.request.put(`/user/me/children/${childId}/photo-consent`, { data });
    expect(reply.status()).toBe(200);
  };

  // The service worker of this reader is of the site as it is now, and as it will be at the end.
  const reader = await newPage({ ...phone, serviceWorkers: 'allow' });
  await reader.page.goto('/');
  const kept = (by: Page, path: string) =>
    by.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? '', path);
  await expect.poll(() => kept(reader.page, '/')).not.toBe('');

  const { page } = await openPictures(newPage, school);
  await choosePictures(page, [newPicture()]);
  await expectToast(page, 'The picture is added.');
  await page.getByRole('button', { name: 'Hang the picture' }).tap();
  await page.getByLabel('Where they hang').selectOption({ label: 'Paper Craft' });
  await page.getByLabel('Material and technique').fill('Folded paper');
  // Who was in class is one tap, and anybody is found by letters.
  await page.getByRole('button', { name: `${child.fullName}, ${age}`, exact: true }).tap();
  // The keyboard of the phone stays closed.
  await expect(page.getByText(child.fullName, { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Not Tuktuk' }).tap();
  await page.getByRole('button', { name: `Again: ${child.fullName}` }).waitFor();
  await page.getByLabel('First letters of a child’s name').fill(child.fullName.slice(0, 10));
  await page.getByRole('button', { name: new RegExp(`^${child.fullName}`) }).tap();
  // The label is filled in from the child.
  await expect(page.getByLabel('Made by')).toHaveValue('Tuktuk');
  await page.getByText('The family has not answered yet.').waitFor();
  await page.getByRole('button', { name: 'Publish the picture' }).tap();
  await expectToast(page, /^1 picture waits\. The family of Tuktuk has not answered yet/);

  await answer(true);
  await page.reload();
  await page.getByRole('button', { name: 'Untitled, Tuktuk' }).first().tap();
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Hang it' }).tap();
  // The gallery is kept, as what was written.
  await expect(page.getByLabel('Where they hang').locator('option:checked')).toHaveText('Paper Craft');
  await expect(page.getByLabel('Material and technique')).toHaveValue('Folded paper');
  await page.getByRole('button', { name: 'Publish the picture' }).tap();
  await expectToast(page, /^The picture hangs in Paper Craft\./);

  const visitor = await newPage({ ...phone, serviceWorkers: 'allow' });
  const onWall = visitor.page.getByRole('img', { name: /Folded paper by Tuktuk/ });
  const served = async () => (await visitor.page.request.get('/paper_craft')).text();
  await expect.poll(served).toContain('by Tuktuk');
  await visitor.page.goto('/paper_craft');
  await onWall.scrollIntoViewIfNeeded();
  await expect
    .poll(() => onWall.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  const address = await onWall.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => kept(visitor.page, '/paper_craft')).toContain('by Tuktuk');
  await reader.page.evaluate(async () => (await fetch('/paper_craft.data')).text());

  await answer(false);
  await expect.poll(async () => (await visitor.page.request.get(address)).status()).toBe(410);
  await expect.poll(served).not.toContain('by Tuktuk');
  // The browser looks for a new service worker a second after this.
  await visitor.page.goto('/');
  await expect.poll(() => kept(visitor.page, '/paper_craft')).not.toContain('by Tuktuk');
  expect(await kept(reader.page, '/paper_craft')).not.toContain('by Tuktuk');
  await visitor.page.goto('/paper_craft');
  await expect(onWall).toHaveCount(0);
});

test('a teacher has no such page', { tag: '@long' }, async ({ newPage, school }) => {
  const { page } = await newPage(phone);
  await signInByApi(page, await createTeacher(page, school));
  await page.goto('/office/pictures');
  await hydrate(page);
  await page.getByText('This page is for owners of the school only.').waitFor();
  await expect(page.getByRole('button', { name: 'Add pictures' })).toHaveCount(0);
});
