import type { SampleValues } from '@foyer/samples/fill'
import { SampleCode } from '../../shared/sample-code.tsx'
import { adviseTelegramToken } from './bot-tokens.ts'
import { Command } from './copy-values.tsx'
import { NameOnScreen, OutsideLink, Step, Steps, Tasks } from './guide.tsx'
import { useProgram } from './program.tsx'
import { TabIntro } from './tab-intro.tsx'
import { TokenField } from './token-field.tsx'

type BotTabProps = { values: SampleValues; onToken: (token: string) => void }

export function TelegramTab({ values, onToken }: BotTabProps) {
  const program = useProgram(['telegram-python'])
  return (
    <>
      <TabIntro title="A Telegram bot" choice={program.choice}>
        Answers private messages, and in groups whoever uses <code>/ask</code>, replies to it or mentions it.
        Each person has a conversation of their own; <code>/reset</code> begins a new one.
      </TabIntro>
      <Steps>
        <Step title="Create the bot">
          <Tasks>
            <li>
              Open <OutsideLink href="https://t.me/BotFather">@BotFather</OutsideLink> in Telegram and send{' '}
              <code>/newbot</code>.
            </li>
            <li>
              Give it a name, and a username that ends in <code>bot</code>. BotFather answers with the token.
            </li>
          </Tasks>
          <TokenField token={values.botToken} onToken={onToken} advise={adviseTelegramToken} />
        </Step>
        <Step title="Decide what it hears in groups">
          <p className="measure text-muted">
            Telegram’s privacy mode is on for new bots: in a group they get commands and replies to their own
            messages, and nothing else. To be answered by mentioning the bot, too:
          </p>
          <Tasks>
            <li>
              Send <code>/setprivacy</code> to BotFather, choose your bot, then{' '}
              <NameOnScreen>Disable</NameOnScreen>.
            </li>
            <li>
              Remove the bot from groups it is in already and add it again; the change counts from then.
            </li>
          </Tasks>
        </Step>
        <Step title="Install what it needs">
          <Command label="Install" command={program.install} />
        </Step>
        <Step title="Save the program and run it">
          <SampleCode id={program.id} values={values} />
          <Command label="Run" command={program.run} />
          <p className="measure text-muted">
            People see its commands when they type a slash; the program tells Telegram of them. It answers for
            as long as it runs: keep it on a machine that stays on, and run it once, because Telegram gives
            each message to one program only. To keep secrets out of the file, set{' '}
            <code>TELEGRAM_BOT_TOKEN</code> and <code>FOYER_API_KEY</code> in its environment; they win over
            what is written there.
          </p>
        </Step>
      </Steps>
    </>
  )
}
