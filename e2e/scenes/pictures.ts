import type { Page } from '@playwright/test';
import { createCanvas } from '@napi-rs/canvas';
import type { OfficeChild } from '#contract/school/photo-consent.ts';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { answer500, leaveUnanswered, plain, type Scene } from './scene.ts';

const colours = ['#c8391f', '#e8a317', '#23407a', '#0f7672', '#b8195a', '#3f7538', '#9c4526', '#5a2a56'];

/** A picture of a sun over hills, as a JPEG file. */
export function drawPicture(number: number, width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const colour = (at: number) => colours[(number + at) % colours.length] ?? '';
  context.fillStyle = '#f6ead6';
  context.fillRect(0, 0, width, height);
  context.fillStyle = colour(0);
  context.beginPath();
  context.arc(width * 0.62, height * 0.34, height * 0.17, 0, 7);
  context.fill();
  for (const [at, share] of [
    [2, 0.52],
    [3, 0.68],
  ] as const) {
    context.fillStyle = colour(at);
    context.beginPath();
    context.moveTo(0, height * (share + 0.14));
    context.quadraticCurveTo(width * 0.3, height * (share - 0.2), width, height * (share + 0.1));
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.fill();
  }
  return canvas.toBuffer('image/jpeg');
}

const shapes = [
  [1600, 1200],
  [1200, 1600],
  [1600, 900],
] as const;

const labels = [
  {
    title: 'The owl of the water tank',
    medium: 'Hand-built clay',
    maker: 'Asha',
    age: 8,
    description: 'It looks sideways.',
    alt: 'A clay owl.',
  },
  {
    title: 'बारिश में रिक्शा',
    medium: 'Gouache on paper',
    maker: 'मीरा',
    age: 11,
    description: 'A rickshaw in the rain.',
    alt: 'A rickshaw.',
  },
] as const satisfies OwnPicture['label'][];

const asha = { _id: 'child', fullName: 'Asha Verma', work: 'yes', face: 'no' } as const;

const pictures = Array.from({ length: 14 }, (_, index): OwnPicture => {
  const [width, height] = shapes[index % shapes.length] ?? shapes[0];
  return {
    _id: `3c8f4c1e-0f1a-4a56-9d0c-0b1d6f3a7c${10 + index}`,
    width,
    height,
    colour: colours[index % colours.length] ?? '',
    placeholder: '',
    widths: [480],
    addedBy: index % 3 === 2 ? 'Venkatanarasimharajuvaripeta Subrahmanyam' : 'Meera Iyer',
    addedAt: `2026-11-28T0${9 - Math.floor(index / 2)}:12:00.000Z`,
    deletedAt: null,
    expiresAt: null,
    waitsFor: null,
    hash: '1a2b3c4d',
    focus: { x: 0.5, y: 0.5 },
    subject: index < 3 ? null : index % 2 === 0 ? 'children' : 'nobody',
    showsFace: false,
    children: index > 2 && index % 2 === 0 ? [{ ...asha, _id: `child-${index}` }] : [],
    lockedBy: index === 6 ? 'The family of Asha has said no to this picture.' : null,
    leftOutOf: index === 6 ? [{ type: 'room', key: 'clay', title: 'Room: Clay Work' }] : [],
    isReady: index >= 3 && index !== 6,
    label: index < 3 ? null : (labels[index % labels.length] ?? null),
    shownIn: index < 4 || index === 6 ? [] : [{ type: 'room', key: 'clay', title: 'Gallery: Clay Work' }],
  };
});

const inClass: OfficeChild[] = [
  'Asha Verma',
  'मीरा वर्मा',
  'زویا خان',
  'Kabir Rao',
  'Kabir Rao',
  'VenkatanarasimharajuvaripetaSubrahmanyam',
  'Zoya Khan',
  'Md. Rafi',
  'Tara Nair',
  'Ila Rao',
].map((fullName, index) => ({
  _id: `child-${index}`,
  fullName,
  age: 7 + (index % 4),
  familyId: `family-${index}`,
  familyName: 'Asha Verma',
  hasEmail: true,
  askedAt: null,
  consent: {
    work: 'yes',
    face: 'no',
    until: null,
    answeredAt: '2026-11-01T08:00:00.000Z',
    through: 'link',
    heardBy: null,
    isRefusedElsewhere: false,
  },
}));

const answerInClass = (page: Page) =>
  page.route('**/admin/children/in-class', (route) =>
    route.fulfill({ json: { day: '2026-11-28', isToday: false, items: inClass } }),
  );

const answerPictures =
  (items: readonly OwnPicture[], next: string | null = null) =>
  async (page: Page) => {
    await page.route('**/admin/pictures?*', (route) => {
      const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',');
      const chosen = ids === undefined ? items : items.filter(({ _id }) => ids.includes(_id));
      return route.fulfill({ json: { items: chosen, next: ids === undefined ? next : null } });
    });
    await page.route(/\/admin\/pictures\/[^/]+\/(?:jpg|\d+)$/, (route) => {
      const [, id = ''] = /pictures\/([^/]+)/.exec(route.request().url()) ?? [];
      const index = pictures.findIndex(({ _id }) => _id === id);
      const { width, height } = pictures[index] ?? { width: 480, height: 480 };
      const body = drawPicture(index, 480, Math.round((480 * height) / width));
      return route.fulfill({ contentType: 'image/jpeg', body });
    });
  };

const first = (page: Page) => page.getByRole('button', { name: /^Picture added by/ }).first();
const isShown = (page: Page) => first(page).waitFor();

const jpeg = (name: string, number: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: drawPicture(number, 800, 600),
});

/** Chooses pictures as from the library of a phone. */
export async function choosePictures(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await (await chosen).setFiles(files);
}

/** Chooses a picture in the dialog of a field, as from the library of a phone. */
export async function takePhotograph(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  button: RegExp = /^Choose (?:from this phone|a file)$/,
): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  // A click where the dialog was opened a moment ago would be its second one.
  await page.getByRole('dialog').getByRole('button', { name: button }).press('Enter');
  await (await chosen).setFiles(file);
}

/** Chooses pictures of the grid, and goes on to hang them. */
async function goToHang(page: Page): Promise<void> {
  for (let place = 0; place < 3; place += 1)
    await page
      .getByRole('checkbox', { name: /^Choose: / })
      .nth(place)
      .check();
  await page.getByRole('button', { name: 'Hang 3 pictures' }).click();
  await page.getByRole('heading', { level: 2, name: 'Picture 3' }).waitFor();
}

const noAnswer = 'The family of Asha has not answered yet.';

/** Opens the dialog that chooses a picture in the form of the questions. */
async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Artwork beside the questions/ }).click();
  await page.getByRole('dialog', { name: 'Choose a picture' }).waitFor();
}

const atForm = (name: string): Scene => ({
  ...plain(name, '/office/site/faq', 'admin'),
  settled: (page) => page.getByText('Visitors see these words.').waitFor(),
  isOverlay: true,
});

/** Pictures of which one waits for a family. */
const withWaiting = pictures.map((picture, index) =>
  index === 4
    ? {
        ...picture,
        lockedBy: noAnswer,
        isReady: false,
        children: [{ ...asha, work: 'not answered' as const }],
      }
    : picture,
);

/** Opens the label of the newest picture, which has none. */
async function openLabel(page: Page): Promise<void> {
  await openPicker(page);
  await first(page).click();
  await page.getByRole('dialog', { name: 'The label of the picture' }).getByLabel('Title').waitFor();
}

/** The dialog that chooses the picture of a field. */
const pickerScenes: Scene[] = [
  {
    ...atForm('picker'),
    before: answerPictures(withWaiting, 'more'),
    async steps(page) {
      await openPicker(page);
      await page.getByRole('heading', { name: 'Not described yet' }).waitFor();
    },
  },
  {
    ...atForm('picker-search'),
    before: answerPictures(withWaiting),
    async steps(page) {
      await openPicker(page);
      await page.getByLabel('Title or maker').fill('asha');
      await page.getByRole('heading', { name: 'Your pictures' }).waitFor();
    },
  },
  {
    ...atForm('picker-search-none'),
    before: answerPictures(withWaiting),
    async steps(page) {
      await openPicker(page);
      await page.getByLabel('Title or maker').fill('zebra crossing');
      await page.getByText('No picture has these letters.').waitFor();
    },
  },
  {
    ...atForm('picker-none'),
    before: answerPictures([]),
    async steps(page) {
      await openPicker(page);
      await page.getByText('You have added no pictures yet.').waitFor();
    },
  },
  { ...atForm('picker-waiting'), before: leaveUnanswered('/admin/pictures?*'), steps: openPicker },
  {
    ...atForm('picker-failed'),
    before: answer500('/admin/pictures?*'),
    async steps(page) {
      await openPicker(page);
      await page.getByRole('dialog').getByText('Your pictures could not be loaded.').waitFor();
    },
  },
  {
    ...atForm('picker-held'),
    async before(page) {
      await answerPictures(withWaiting)(page);
      await page.route('**/admin/pictures', (route) => route.abort());
    },
    async steps(page) {
      await openPicker(page);
      await takePhotograph(page, jpeg('IMG_20261128_101204.jpg', 1));
      await page.getByRole('dialog').getByText('Waits for a connection.').first().waitFor();
    },
  },
  { ...atForm('picker-label'), before: answerPictures(withWaiting), steps: openLabel },
  {
    ...atForm('picker-label-wrong'),
    before: answerPictures(withWaiting),
    async steps(page) {
      await openLabel(page);
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await page.getByText('Please choose a child, or nobody.').first().waitFor();
    },
  },
  {
    ...atForm('picker-waits'),
    async before(page) {
      await answerPictures(withWaiting)(page);
      const [{ _id: id } = { _id: '' }] = pictures;
      const json = { message: '', edition: null, waiting: [{ id, lockedBy: noAnswer }] };
      await page.route('**/admin/pictures/hang', (route) => route.fulfill({ json }));
    },
    async steps(page) {
      await openLabel(page);
      await page.getByRole('checkbox', { name: /^Nobody/ }).check();
      await page.getByLabel('Made by').fill('Asha');
      await page.getByLabel('Material and technique').fill('Clay');
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await page.getByRole('dialog', { name: 'The picture waits' }).waitFor();
    },
  },
  {
    ...atForm('document-own-picture'),
    async before(page) {
      await answerPictures(withWaiting)(page);
      await page.route('**/admin/documents/faq/main', async (route) => {
        const state = await (await route.fetch()).json();
        await route.fulfill({ json: { ...state, data: { ...state.data, work: withWaiting[4]?._id } } });
      });
    },
    async steps(page) {
      const field = page.getByRole('button', { name: /^Artwork beside the questions/ });
      await page.getByText(noAnswer).waitFor();
      await field.scrollIntoViewIfNeeded();
    },
  },
];

/** The pictures that owners have added. */
export const pictureScenes: Scene[] = [
  ...pickerScenes,
  {
    ...plain('pictures', '/office/pictures', 'admin'),
    before: answerPictures(pictures, 'more'),
    settled: isShown,
  },
  {
    ...plain('pictures-chosen', '/office/pictures', 'admin'),
    before: answerPictures(pictures),
    settled: isShown,
    async steps(page) {
      await page
        .getByRole('checkbox', { name: /^Choose: / })
        .nth(1)
        .check();
      await page.getByRole('button', { name: 'Hang the picture' }).waitFor();
    },
  },
  {
    ...plain('built-in-works-off', '/office/pictures', 'admin'),
    async before(page) {
      await answerPictures(pictures)(page);
      const json = { onSite: 76, inDrafts: 0, places: [] };
      await page.route('**/admin/built-in-works', (route) => route.fulfill({ json }));
    },
    settled: isShown,
    steps: (page) => page.getByRole('button', { name: 'See what changes, and publish' }).waitFor(),
  },
  {
    ...plain('pictures-hang', '/office/pictures', 'admin'),
    async before(page) {
      await answerPictures(pictures)(page);
      await answerInClass(page);
    },
    settled: isShown,
    async steps(page) {
      await goToHang(page);
      await page.getByRole('button', { name: 'More children in class' }).first().click();
      await page.getByRole('button', { name: 'Kabir Rao, 10' }).first().click();
      await page.getByText('More for this picture').nth(1).click();
    },
  },
  {
    ...plain('pictures-hang-wrong', '/office/pictures', 'admin'),
    before: answerPictures(pictures),
    settled: isShown,
    async steps(page) {
      await goToHang(page);
      await page.getByRole('button', { name: 'Publish 3 pictures' }).click();
      await page.getByText('Please choose a gallery.').first().waitFor();
    },
  },
  {
    ...plain('hang-none', '/office/pictures/hang', 'admin'),
    settled: (page) => page.getByText('No picture is chosen').waitFor(),
  },
  {
    ...plain('pictures-sending', '/office/pictures', 'admin'),
    async before(page) {
      await answerPictures(pictures.slice(0, 4))(page);
      let count = 0;
      await page.route('**/admin/pictures', (route) => {
        count += 1;
        if (count > 1) return;
        return route.fulfill({
          status: 400,
          json: { message: 'This picture is too small. Please choose one of at least 320 × 320 pixels.' },
        });
      });
    },
    settled: isShown,
    async steps(page) {
      await choosePictures(page, [
        jpeg('IMG_20261128_101204.jpg', 1),
        jpeg('शनिवार की कक्षा, मिट्टी के उल्लू और बर्तन.jpg', 2),
        { name: 'IMG_4711.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
        jpeg('IMG_20261128_101533.jpg', 4),
      ]);
      await page.getByText('This browser cannot open HEIC').waitFor();
      await page.getByText('This picture is too small.').waitFor();
      await page.getByText(/^(?:Sending|Sent)/).waitFor();
      await page.getByText('Waits for its turn').waitFor();
    },
  },
  {
    ...plain('pictures-held', '/office/pictures', 'admin'),
    async before(page) {
      await answerPictures(pictures.slice(0, 4))(page);
      await page.route('**/admin/pictures', (route) => route.abort());
    },
    settled: isShown,
    async steps(page) {
      await choosePictures(page, [jpeg('IMG_20261128_101204.jpg', 1), jpeg('IMG_20261128_101533.jpg', 4)]);
      await page.getByText('Waits for a connection.').waitFor();
      await page.getByText('Waits for its turn').waitFor();
    },
  },
  {
    ...plain('pictures-one', '/office/pictures', 'admin'),
    before: answerPictures(pictures),
    settled: isShown,
    isOverlay: true,
    async steps(page) {
      await first(page).click();
      await page.getByRole('dialog').getByText('Added by Meera Iyer, ').waitFor();
    },
  },
  {
    ...plain('pictures-none', '/office/pictures', 'admin'),
    before: answerPictures([]),
    settled: (page) => page.getByText('No pictures yet').waitFor(),
  },
  {
    ...plain('pictures-waiting', '/office/pictures', 'admin'),
    before: leaveUnanswered('/admin/pictures?*'),
  },
  {
    ...plain('pictures-failed', '/office/pictures', 'admin'),
    before: answer500('/admin/pictures?*'),
    settled: (page) => page.getByRole('alert').getByText('The pictures could not be loaded.').waitFor(),
  },
];
