/** The programming language, also for syntax highlighting. */
export type SampleLanguage = 'bash' | 'javascript' | 'python' | 'go' | 'json'

export type SampleEntry = {
  id: string
  /**
   * The file under `programs/` and the download's name. Must differ from imported packages, or Python would import
   * the program itself.
   */
  file: string
  language: SampleLanguage
  /** The label of its tab. */
  label: string
  /** Null if nothing needs to be installed. */
  install: string | null
  /** Null for configuration files. */
  run: string | null
}

export const samples = [
  {
    id: 'discord-python',
    file: 'discord_bot.py',
    language: 'python',
    label: 'Python',
    install: 'pip install -U discord.py',
    run: 'python discord_bot.py',
  },
  {
    id: 'discord-node',
    file: 'discord-bot.mjs',
    language: 'javascript',
    label: 'Node.js',
    install: 'npm install discord.js',
    run: 'node discord-bot.mjs',
  },
  {
    id: 'telegram-python',
    file: 'telegram_bot.py',
    language: 'python',
    label: 'Python',
    install: 'pip install -U python-telegram-bot',
    run: 'python telegram_bot.py',
  },
  { id: 'ask-curl', file: 'ask.sh', language: 'bash', label: 'cURL', install: null, run: 'sh ask.sh' },
  {
    id: 'ask-node',
    file: 'ask.mjs',
    language: 'javascript',
    label: 'JavaScript/Node',
    install: null,
    run: 'node ask.mjs',
  },
  {
    id: 'ask-python',
    file: 'ask.py',
    language: 'python',
    label: 'Python',
    install: null,
    run: 'python ask.py',
  },
  { id: 'ask-go', file: 'ask.go', language: 'go', label: 'Go', install: null, run: 'go run ask.go' },
  {
    id: 'openai-python',
    file: 'ask_openai.py',
    language: 'python',
    label: 'Python',
    install: 'pip install -U openai',
    run: 'python ask_openai.py',
  },
  {
    id: 'openai-node',
    file: 'ask-openai.mjs',
    language: 'javascript',
    label: 'Node.js',
    install: 'npm install openai',
    run: 'node ask-openai.mjs',
  },
  {
    id: 'openai-curl',
    file: 'ask-openai.sh',
    language: 'bash',
    label: 'cURL',
    install: null,
    run: 'sh ask-openai.sh',
  },
  { id: 'mcp-config', file: 'mcp.json', language: 'json', label: 'Configuration', install: null, run: null },
  {
    id: 'mcp-node',
    file: 'mcp.mjs',
    language: 'javascript',
    label: 'Node.js',
    install: 'npm install @modelcontextprotocol/client',
    run: 'node mcp.mjs',
  },
  {
    id: 'webhook-node',
    file: 'receive-webhooks.mjs',
    language: 'javascript',
    label: 'Node.js',
    install: 'npm install standardwebhooks',
    run: 'node receive-webhooks.mjs',
  },
  {
    id: 'webhook-python',
    file: 'receive_webhooks.py',
    language: 'python',
    label: 'Python',
    install: null,
    run: 'python receive_webhooks.py',
  },
] as const satisfies readonly SampleEntry[]

export type SampleId = (typeof samples)[number]['id']
