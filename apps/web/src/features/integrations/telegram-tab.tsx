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
        Answers private messages, and in groups <code>/ask</code>, replies and mentions. Each person has their
        own conversation; <code>/reset</code> starts a new one.
      </TabIntro>
      <Steps>
        <Step title="Create the bot">
          <Tasks>
            <li>
              Open <OutsideLink href="https://t.me/BotFather">@BotFather</OutsideLink> in Telegram and send{' '}
              <code>/newbot</code>.
            </li>
            <li>
              Give it a name, and a username that ends in <code>bot</code>. BotFather replies with the token.
            </li>
          </Tasks>
          <TokenField token={values.botToken} onToken={onToken} advise={adviseTelegramToken} />
        </Step>
        <Step title="Choose what it reads in groups">
          <p className="measure text-muted">
            New bots start in privacy mode: in groups they only get commands and replies to their messages. To
            let people mention the bot:
          </p>
          <Tasks>
            <li>
              Send <code>/setprivacy</code> to BotFather, choose your bot, then{' '}
              <NameOnScreen>Disable</NameOnScreen>.
            </li>
            <li>Remove the bot from its groups and add it again for the change to take effect.</li>
          </Tasks>
        </Step>
        <Step title="Install the dependencies">
          <Command label="Install" command={program.install} />
        </Step>
        <Step title="Save and run the program">
          <SampleCode id={program.id} values={values} />
          <Command label="Run" command={program.run} />
          <p className="measure text-muted">
            The program registers its commands with Telegram. The bot answers while the program runs, so use a
            machine that stays on. Run it only once, because Telegram sends each message to one program. To
            keep secrets out of the file, set <code>TELEGRAM_BOT_TOKEN</code> and <code>FOYER_API_KEY</code>{' '}
            in its environment; these override the values in the file.
          </p>
        </Step>
      </Steps>
    </>
  )
}
