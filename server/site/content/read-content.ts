import { pictures as ofTheSite, placeholders } from '#content/pictures.ts';
import {
  type Content,
  type Illustration,
  type LabelledWork,
  type Picture,
  type Work,
} from '#contract/site/content.ts';
import type { Edition } from './edition.ts';
import { parsePost } from '#contract/site/parse-post.ts';

/**
 * The same object, which cannot be changed. Reading a field records `NAME.FIELD`, also when the field does not exist, and
 * reading the list of its fields records `NAME`.
 */
function recorded<T extends object>(data: T, name: string, record: (fact: string) => void): T {
  return new Proxy(data, {
    get(target, field) {
      record(`${name}.${String(field)}`);
      return Reflect.get(target, field) as unknown;
    },
    set: () => false,
    deleteProperty: () => false,
    ownKeys(target) {
      record(name);
      return Reflect.ownKeys(target);
    },
  });
}

/**
 * The content of an edition for one page.
 * @param record receives the name of each fact that the page reads (`factsOf`)
 */
export function readContent(
  { timeZone, documents, entries, courses, pictures }: Edition,
  record: (fact: string) => void = () => {},
): Content {
  function ownPicture(name: string) {
    if (!Object.hasOwn(pictures, name)) return undefined;
    record(`pictures/${name}`);
    return pictures[name];
  }
  function picture(name: string): Picture {
    const own = ownPicture(name);
    if (own !== undefined) {
      const { placeholder: _, newLabel: __, ...others } = own;
      return others;
    }
    const found = Object.hasOwn(ofTheSite, name) ? ofTheSite[name] : undefined;
    if (found === undefined) throw new Error(`there is no picture ${name}`);
    return found;
  }
  const placeholderOf = (name: string) => (ownPicture(name)?.placeholder || undefined) ?? placeholders[name];
  const entry: Content['entry'] = (type, key) => {
    const data = Object.hasOwn(entries[type], key) ? entries[type][key] : undefined;
    if (data === undefined) {
      record(type);
      return undefined;
    }
    return recorded(data, `${type}/${key}`, record);
  };
  const textsOf = (name: string) => {
    const texts = entry('work', name);
    if (texts === undefined) throw new Error(`there is no work ${name}`);
    return texts;
  };
  const work = (name: string): Work => ({ ...textsOf(name), name, picture: picture(name) });
  const labelled = (name: string): LabelledWork => {
    const { title, medium, maker, age, alt } = textsOf(name);
    return { name, title, medium, maker, age, alt, picture: picture(name) };
  };
  return {
    timeZone() {
      record('timeZone');
      return timeZone;
    },
    document: (type) => recorded(documents[type], type, record),
    entry,
    entries(type) {
      record(type);
      return Object.entries(entries[type]).map(
        ([key, data]) => [key, recorded(data, `${type}/${key}`, record)] as const,
      );
    },
    courses() {
      record('courses');
      return courses
        .filter(({ hidden }) => !hidden)
        .map(({ hidden: _, ...course }) => recorded(course, `courses/${course.id}`, record));
    },
    picture,
    work,
    labelled,
    illustration: (name): Illustration => ({ picture: picture(name), alt: textsOf(name).alt }),
    wall: (names) => names.map((name) => Object.assign(work(name), { placeholder: placeholderOf(name) })),
    blocks(markdown) {
      const { blocks, problems } = parsePost(markdown);
      const [problem] = problems;
      if (problem !== undefined) throw new Error(`line ${problem.line} of a post: ${problem.message}`);
      return blocks.map((block) =>
        block.kind === 'figure'
          ? { kind: 'figure', work: labelled(block.work), caption: block.caption }
          : block,
      );
    },
  };
}
