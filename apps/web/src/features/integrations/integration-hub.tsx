import type { Assistant } from '@foyer/contract/assistants'
import { nameForPrograms } from '@foyer/samples/fill'
import { type ReactNode, useState } from 'react'
import { setPageAddress } from '../../ui/history/layers.ts'
import { useTab } from '../../ui/history/use-tab.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { AssistantChoice } from './assistant-choice.tsx'
import { AssistantKey } from './assistant-key.tsx'
import { DiscordTab } from './discord-tab.tsx'
import { McpTab, OpenAiTab, WebApiTab } from './program-tabs.tsx'
import { TelegramTab } from './telegram-tab.tsx'

type IntegrationHubProps = {
  assistants: Assistant[]
  found: Assistant[]
  search: ReactNode
}

export function IntegrationHub({ assistants, found, search }: IntegrationHubProps) {
  const [wanted, setWanted] = useState(() => new URLSearchParams(window.location.search).get('assistant'))
  const [tab, setTab] = useTab(['discord', 'telegram', 'web', 'openai', 'mcp'])
  // Kept here so that tokens survive switching tabs.
  const [discordToken, setDiscordToken] = useState('')
  const [telegramToken, setTelegramToken] = useState('')
  const assistant = assistants.find(({ id }) => id === wanted) ?? assistants[0]!

  function choose(id: string) {
    setWanted(id)
    const address = new URL(window.location.href)
    address.searchParams.set('assistant', id)
    setPageAddress(address.href)
  }

  const values = (botToken = '') => ({
    baseUrl: window.location.origin,
    assistantId: assistant.id,
    apiKey: assistant.apiKey,
    name: nameForPrograms(assistant.name),
    botToken,
  })
  return (
    <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
      <div className="flex min-w-0 flex-col gap-6 self-start lg:sticky lg:top-6 short:static">
        <div>
          {search}
          {found.length > 0 && <AssistantChoice assistants={found} chosen={assistant} onChoose={choose} />}
        </div>
        <AssistantKey assistant={assistant} />
      </div>
      <div className="min-w-0">
        <Tabs
          label="Integrations"
          value={tab}
          onValueChange={setTab}
          items={[
            {
              value: 'discord',
              label: 'Discord',
              content: <DiscordTab values={values(discordToken)} onToken={setDiscordToken} />,
            },
            {
              value: 'telegram',
              label: 'Telegram',
              content: <TelegramTab values={values(telegramToken)} onToken={setTelegramToken} />,
            },
            { value: 'web', label: 'Web API', content: <WebApiTab values={values()} /> },
            { value: 'openai', label: 'OpenAI clients', content: <OpenAiTab values={values()} /> },
            { value: 'mcp', label: 'MCP', content: <McpTab values={values()} /> },
          ]}
        />
      </div>
    </div>
  )
}
