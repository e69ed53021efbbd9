import type { SampleValues } from '@foyer/samples/fill'
import { ExternalLink } from 'lucide-react'
import { SampleCode } from '../../shared/sample-code.tsx'
import { ButtonAnchor } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { adviseDiscordToken, inviteLink } from './bot-tokens.ts'
import { Command } from './copy-values.tsx'
import { NameOnScreen, OutsideLink, Step, Steps, Tasks } from './guide.tsx'
import { useProgram } from './program.tsx'
import { TabIntro } from './tab-intro.tsx'
import { TokenField } from './token-field.tsx'

type BotTabProps = { values: SampleValues; onToken: (token: string) => void }

export function DiscordTab({ values, onToken }: BotTabProps) {
  const program = useProgram(['discord-python', 'discord-node'])
  const invite = inviteLink(values.botToken)
  return (
    <>
      <TabIntro title="A Discord bot" choice={program.choice}>
        Answers mentions, direct messages and <code>/ask</code>. Each person has their own conversation;{' '}
        <code>/reset</code> starts a new one.
      </TabIntro>
      <Steps>
        <Step title="Create the bot">
          <Tasks>
            <li>
              Open the{' '}
              <OutsideLink href="https://discord.com/developers/applications">
                Discord Developer Portal
              </OutsideLink>
              , choose <NameOnScreen>New Application</NameOnScreen>, give it a name and create it.
            </li>
            <li>
              Under <NameOnScreen>Bot</NameOnScreen>, choose <NameOnScreen>Reset Token</NameOnScreen> and copy
              the token. Discord shows it only once.
            </li>
            <li>
              On the same page, under Privileged Gateway Intents, enable{' '}
              <NameOnScreen>Message Content Intent</NameOnScreen> and save. Without it, Discord won’t let the
              bot connect.
            </li>
          </Tasks>
          <TokenField token={values.botToken} onToken={onToken} advise={adviseDiscordToken} />
        </Step>
        <Step title="Add it to your server">
          {invite && (
            <ButtonAnchor
              href={invite}
              target="_blank"
              rel="noreferrer"
              variant="secondary"
              className="self-start"
            >
              <ExternalLink {...iconSize(18)} /> Add to your server
            </ButtonAnchor>
          )}
          <Tasks>
            <li>
              {invite
                ? 'The link includes everything you need. To create it yourself, open'
                : 'Paste the token above to create the link. To create it yourself, open'}{' '}
              <NameOnScreen>OAuth2</NameOnScreen>, then <NameOnScreen>OAuth2 URL Generator</NameOnScreen>.
            </li>
            <li>
              Scopes: <code>bot</code> and <code>applications.commands</code>.
            </li>
            <li>
              Bot permissions: <NameOnScreen>View Channels</NameOnScreen>,{' '}
              <NameOnScreen>Send Messages</NameOnScreen>,{' '}
              <NameOnScreen>Send Messages in Threads</NameOnScreen> and{' '}
              <NameOnScreen>Read Message History</NameOnScreen>, which is needed for replies.
            </li>
            <li>Open the link that appears, choose your server and authorize the bot.</li>
          </Tasks>
        </Step>
        <Step title="Install the dependencies">
          <Command label="Install" command={program.install} />
        </Step>
        <Step title="Save and run the program">
          <SampleCode id={program.id} values={values} />
          <Command label="Run" command={program.run} />
          <p className="measure text-muted">
            The bot answers while the program runs, so use a machine that stays on. To keep secrets out of the
            file, set <code>DISCORD_BOT_TOKEN</code> and <code>FOYER_API_KEY</code> in its environment; these
            override the values in the file.
          </p>
        </Step>
        <Step title="Try it out">
          <p className="measure text-muted">
            Mention the bot in a channel or type <code>/ask</code>. If the command is missing, reload Discord
            with Ctrl+R.
          </p>
        </Step>
      </Steps>
    </>
  )
}
