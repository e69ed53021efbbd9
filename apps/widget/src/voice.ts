import { h, icon, iconButton } from './dom.ts'
import { createMicrophone } from './microphone.ts'
import { createSpeaker } from './speaker.ts'
import { voiceTexts } from './voice-texts.ts'

const shapes = {
  mic: 'M12 4a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3M6 11a6 6 0 0 0 12 0m-6 6v3',
  on: 'M3.5 9.5v5H7l5 4v-13l-5 4zm12-.3a4 4 0 0 1 0 5.6m2.7-8.4a8 8 0 0 1 0 11.2',
  off: 'M3.5 9.5v5H7l5 4v-13l-5 4zm12 .2 5 5m0-5-5 5',
}

/** Provided by the panel, which may be of another release: fields are only ever added. */
export interface VoiceWiring {
  api: string
  id: string
  language: string
  input: HTMLTextAreaElement
  mic: HTMLElement
  speaker: HTMLElement
  announce(text: string): void
}

export interface Voice {
  /** An answer is complete. */
  said(text: string): void
  /** The panel is closed, or a new conversation begins. */
  stop(): void
}

export type CreateVoice = (wiring: VoiceWiring) => Voice

export const createVoice: CreateVoice = ({ api, id, language, input, mic, speaker, announce }) => {
  const texts = voiceTexts[language] || voiceTexts.en!
  let speaks = false
  let before = ''
  let written = ''
  let hiding: ReturnType<typeof setTimeout> | undefined

  const hint = h('div', { dir: 'auto' })
  hint.style.cssText = 'padding:0 4px 8px;font-size:13px;color:var(--foyer-bad)'

  function showError(text: string) {
    hint.textContent = text
    mic.parentElement?.before(hint)
    announce(text)
    clearTimeout(hiding)
    hiding = setTimeout(() => hint.remove(), 8_000)
  }

  function press(button: HTMLElement, pressed: boolean, fill = 'wash', ink = 'accent') {
    button.setAttribute('aria-pressed', String(pressed))
    button.style.color = pressed ? `var(--foyer-${ink})` : ''
    button.style.background = pressed ? `var(--foyer-${fill})` : ''
  }

  const player = createSpeaker({ url: `${api}/api/voice/synthesize`, language, assistantId: id })
  const speakerButton = iconButton(texts.speaker, shapes.off, () => {
    speaks = !speaks
    if (speaks) player.unlock()
    else player.stop()
    press(speakerButton, speaks)
    speakerButton.replaceChildren(icon(speaks ? shapes.on : shapes.off))
  })
  press(speakerButton, false)
  speaker.append(speakerButton)

  const micButton = iconButton(texts.mic, shapes.mic, () => microphone.press())
  const microphone = createMicrophone({
    api,
    language,
    assistantId: id,
    begin() {
      // The microphone would hear the answer that is read aloud.
      player.stop()
      hint.remove()
      written = input.value
      before = written.trim() && `${written.trim()} `
    },
    write(text) {
      if (input.value !== written) return false
      written = (before + text).slice(0, 4_000)
      input.value = written
      input.dispatchEvent(new Event('input'))
      input.scrollTop = input.scrollHeight
      return true
    },
    complain: (about) => showError(texts[about]),
    show(state) {
      const off = state === 'off'
      const working = state === 'working'
      const { style } = micButton
      // Not disabled, which would take the focus from it.
      micButton.setAttribute('aria-disabled', `${off}`)
      micButton.title = off ? texts.noRecognition : texts.mic
      style.opacity = off ? '.5' : ''
      style.cursor = off ? 'default' : ''
      // An open microphone must be impossible to overlook.
      press(micButton, state === 'listening', 'fill', 'on-fill')
      // The panel's keyframes, which it stops for visitors who prefer less motion.
      style.animation = working ? 'foyer-breathe 1.2s ease-in-out infinite' : ''
      if (working) micButton.setAttribute('aria-busy', 'true')
      else micButton.removeAttribute('aria-busy')
    },
  })
  mic.style.marginInlineEnd = '4px'
  mic.append(micButton)

  return {
    said(text) {
      if (speaks && text) player.speak(text)
    },
    stop() {
      player.stop()
      microphone.cancel()
    },
  }
}
