import { contact } from '../content/marketing.ts'
import { LegalPage } from '../frame/legal-page.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

export default function Accessibility() {
  return (
    <LegalPage
      title="Accessibility"
      updated="November 20, 2026"
      lead="What works for everyone today, how we test it, what doesn’t yet, and whom to tell."
    >
      <PageMeta
        title="Accessibility · Foyer"
        description="How far Foyer’s pages and chat widget meet WCAG 2.2 AA, how we test them, what doesn’t work yet, and whom to tell."
      />
      <h2>What we aim for</h2>
      <p>
        Our pages, the dashboard and the chat widget are built to meet WCAG 2.2 at level AA and the web part
        of EN 301 549. They meet it with the exceptions below.
      </p>
      <h2>What works</h2>
      <ul>
        <li>Everything can be done with the keyboard alone, and you always see where you are.</li>
        <li>
          Screen readers hear new messages, finished scans and errors once, without losing their place. Every
          field says its name, its limits and its error.
        </li>
        <li>
          Text can be enlarged to 400 %, spaced out, and read on a screen 320 pixels wide, without scrolling
          sideways.
        </li>
        <li>Light, dark and high-contrast colors, and no motion where you ask for less of it.</li>
        <li>Charts have a table with the same numbers.</li>
        <li>The widget speaks twelve languages, from right to left where the language is written so.</li>
      </ul>
      <h2>How we test</h2>
      <p>
        With every change a program opens all screens in a browser. It tabs through them in a small window,
        opens every dialog, presses every button and checks where the focus is. It records what a screen
        reader would be told, switches to high contrast, and runs axe. People try the screens too, at phone
        and desktop size.
      </p>
      <h2>What doesn’t work yet</h2>
      <ul>
        <li>
          Answers quote the websites that owners connect. Where a website is hard to read, the quote is as
          well.
        </li>
        <li>
          The recording on the home page has captions and a text version, and no audio description: nothing is
          spoken in it.
        </li>
        <li>The dashboard is in English only.</li>
        <li>
          We test what Chromium tells screen readers, not yet with NVDA, JAWS, VoiceOver or TalkBack
          themselves.
        </li>
      </ul>
      <h2>If you own a website with our widget</h2>
      <p>
        Choose any color: the widget adjusts its text until the contrast is enough. Your own CSS can undo
        that, so check it when you write some.
      </p>
      <h2>Tell us</h2>
      <p>
        Write to <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink> with the page and what
        you use. A person answers {contact.answeredWithin}. If we don’t help, you may turn to the authority
        for accessibility in your country.
      </p>
    </LegalPage>
  )
}
