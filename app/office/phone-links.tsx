import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { isPhone, phoneKey } from '#contract/phone.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { callUrl } from './kit/call-url.ts';

interface PhoneLinksProps {
  phone: string;
  /** Whose number it is. */
  name: string;
  /** WhatsApp opens with these words. */
  draft?: string;
}

/** Items of a list: a link to call a number, and one to WhatsApp. Words that are no number are shown as they are. */
export function PhoneLinks({ phone, name, draft = '' }: PhoneLinksProps) {
  if (!isPhone(phone)) return <li>{phone}</li>;
  return (
    <>
      <li>
        <a className={quietLink} href={callUrl(phone)}>
          <span>
            Call <span className="visually-hidden">{name}: </span>
            {phone}
          </span>
        </a>
      </li>
      <li>
        <a className={quietLink} href={whatsAppUrl(phoneKey(phone), draft)} rel="noreferrer">
          <span>
            WhatsApp
            <span className="visually-hidden">
              {' '}
              to {name}, {phone}
            </span>
          </span>
        </a>
      </li>
    </>
  );
}
