import {
  bubbleIcons,
  buttonSizes,
  type EmbedSettings,
  positions,
  type SiteColours,
} from '@foyer/contract/embed'
import { useQuery } from '@tanstack/react-query'
import { Bot, CircleHelp, MessageSquareText, Moon, Sun } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { resource } from '../../lib/api/resource.ts'
import { assistantDataKey } from '../../shared/assistants/assistant-queries.ts'
import { Field, Input } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { capitalized } from '../../ui/format.ts'
import { Choices } from './choices.tsx'
import { LogoField } from './logo-field.tsx'

type Form = UseFormReturn<EmbedSettings>

const themes = [
  { value: 'light', label: 'Light', picture: <Sun {...iconSize(18)} /> },
  { value: 'dark', label: 'Dark', picture: <Moon {...iconSize(18)} /> },
]

const icons = { bot: Bot, chat: MessageSquareText, help: CircleHelp }
const iconNames = { bot: 'Assistant', chat: 'Chat', help: 'Help' }

function Corner({ position }: { position: (typeof positions)[number] }) {
  const [cx, cy] = [position.endsWith('left') ? 5 : 19, position.startsWith('top') ? 5 : 12]
  return (
    <svg viewBox="0 0 24 17" width="24" height="17" aria-hidden="true" className="shrink-0">
      <rect x=".75" y=".75" width="22.5" height="15.5" rx="3" fill="none" stroke="currentColor" />
      <circle cx={cx} cy={cy} r="2.25" fill="currentColor" />
    </svg>
  )
}

const shades = ['#CE93EC', '#6B2F8A', '#1D4ED8', '#0F766E', '#15803D', '#B45309', '#BE123C', '#1F2937']

function ColorField({ form, own }: { form: Form; own: readonly string[] }) {
  const { register, setValue, watch, formState } = form
  const color = watch('primaryColor')
  const choose = (value: string) =>
    setValue('primaryColor', value, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Primary color"
        hint="Text on it adjusts automatically to stay readable."
        error={formState.errors.primaryColor?.message}
      >
        <span className="relative flex">
          <input
            type="color"
            aria-label="Pick a primary color"
            value={/^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : '#ce93ec'}
            onChange={({ target }) => choose(target.value.toUpperCase())}
            className="absolute top-1.5 left-1.5 h-8 w-10 cursor-pointer rounded-xs bg-transparent"
          />
          <Input
            spellCheck={false}
            maxLength={7}
            className="figures pl-14 font-mono"
            {...register('primaryColor')}
          />
        </span>
      </Field>
      {own.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xs text-muted">From your website</span>
          <Shades shades={own} color={color} choose={choose} label="Website colors" />
        </div>
      )}
      <Shades shades={shades} color={color} choose={choose} label="Suggested colors" />
    </div>
  )
}

type ShadesProps = {
  shades: readonly string[]
  color: string
  choose: (shade: string) => void
  label: string
}

function Shades({ shades, color, choose, label }: ShadesProps) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {shades.map((shade) => (
        <li key={shade}>
          <button
            type="button"
            aria-label={shade}
            aria-pressed={color.toUpperCase() === shade}
            onClick={() => choose(shade)}
            className="grid size-8 place-items-center rounded-full outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-ink"
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              {/* The outline separates very dark and very light shades from the page. */}
              <circle cx="12" cy="12" r="11.5" fill={shade} className="stroke-control" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}

const lookQuery = (assistantId: string) =>
  resource<SiteColours>([...assistantDataKey(assistantId), 'look'], `/api/embed/look/${assistantId}`)

type StyleTabProps = {
  form: Form
  assistantId: string
  hasWebsite: boolean
  logo: string
  onLogo: (logo: string) => void
}

export function StyleTab({ form, assistantId, hasWebsite, logo, onLogo }: StyleTabProps) {
  const { register } = form
  const look = useQuery({ ...lookQuery(assistantId), enabled: hasWebsite })
  return (
    <div className="flex flex-col gap-6">
      <Choices legend="Theme" options={themes} field={register('theme')} className="grid-cols-2" />
      <ColorField form={form} own={look.data?.colours ?? []} />
      <LogoField assistantId={assistantId} hasWebsite={hasWebsite} logo={logo} onChange={onLogo} />
      <Choices
        legend="Position"
        field={register('position')}
        className="grid-cols-2"
        options={positions.map((value) => ({
          value,
          label: capitalized(value.replace('-', ' ')),
          picture: <Corner position={value} />,
        }))}
      />
      <Choices
        legend="Button size"
        field={register('buttonSize')}
        className="grid-cols-3"
        options={Object.entries(buttonSizes).map(([value, pixels]) => ({
          value,
          label: `${capitalized(value)} ${pixels}`,
        }))}
      />
      <Choices
        legend="Bubble icon"
        field={register('bubbleIcon')}
        className="grid-cols-3"
        options={bubbleIcons.map((value) => {
          const Icon = icons[value]
          return { value, label: iconNames[value], picture: <Icon {...iconSize(18)} /> }
        })}
      />
    </div>
  )
}
