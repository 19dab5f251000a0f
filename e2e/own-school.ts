import { test, type NewPage } from './fixtures.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { hydrate } from './scenes/scene.ts';
import { newPerson, signInByApi, type SignIn } from './steps.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// The command that creates them names them after their emails.
export const owner: SignIn = { email: 'meenakshi.iyer@example.in', password: newPerson().password };
export const colleague: SignIn = { email: 'rekha.pillai@example.in', password: newPerson().password };

/** The school of a file of tests, with two owners. */
interface OwnSchool extends Pick<RunningSchool, 'mail' | 'addAdmin'> {
  /** Known when its tests run. */
  readonly url: string;
  readonly dataDir: string;
  /** What a visitor reads at a path now. */
  visitorReads: (path: string) => Promise<string>;
  /** Opens a page on a phone. @param by who is signed in */
  openPage: (newPage: NewPage, path: string, by?: SignIn) => ReturnType<NewPage>;
  /** Opens the form of a document that has no draft. */
  openForm: (newPage: NewPage, id: string, by?: SignIn) => ReturnType<NewPage>;
}

/**
 * Gives the tests of a file a school of its own: what they publish would change the pages of all others. They run one after the other.
 * @param mode 'default' when a test needs nothing of those before it
 */
export function ownSchool(mode: 'serial' | 'default' = 'serial'): OwnSchool {
  let school: RunningSchool | undefined;
  const running = () => {
    if (school === undefined) throw new Error('The school runs while tests run.');
    return school;
  };
  test.describe.configure({ mode });
  test.beforeAll(async () => {
    school = await runSchool();
    await Promise.all([owner, colleague].map(({ email, password }) => running().addAdmin(email, password)));
  });
  test.afterAll(() => school?.close());

  const openPage: OwnSchool['openPage'] = async (newPage, path, by) => {
    const opened = await newPage({ ...phone, baseURL: running().url });
    if (by !== undefined) await signInByApi(opened.page, by);
    await opened.page.goto(path);
    await hydrate(opened.page);
    return opened;
  };
  return {
    get url() {
      return running().url;
    },
    get dataDir() {
      return running().dataDir;
    },
    mail: (to, subject) => running().mail(to, subject),
    addAdmin: (email, password) => running().addAdmin(email, password),
    visitorReads: async (path) => (await fetch(running().url + path)).text(),
    openPage,
    async openForm(newPage, id, by = owner) {
      const opened = await openPage(newPage, `/office/site/${id}`, by);
      await opened.page.getByText('Visitors see these words.').waitFor();
      return opened;
    },
  };
}
