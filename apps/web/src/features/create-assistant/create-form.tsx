import type { NewAssistantForm } from '@foyer/contract/assistant-forms'
import {
  contextLimit,
  creationLanguages,
  languageNames,
  personalities,
  stripName,
  strippedNote,
  tones,
} from '@foyer/contract/assistants'
import { sampleSite } from '@foyer/contract/sample-site'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { withScheme } from '../../lib/forms/website-address.ts'
import { personalityWithoutModel, toneWithoutModel } from '../../shared/assistants/personality-texts.ts'
import { ProLabel, UpgradeNow } from '../../shared/plan/plan-gate.tsx'
import { showUpgradeRequired } from '../../shared/plan/plan-notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input, Select, Textarea } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { capitalized, formatCount } from '../../ui/format.ts'
import { nameFromAddress } from './name-from-address.ts'

const schema = formSchema<NewAssistantForm>(() =>
  import('@foyer/contract/assistant-forms').then(({ newAssistant }) => newAssistant),
)

const asChoice = (word: string) => [word, capitalized(word)] as const

type CreateFormProps = {
  /** Values of an earlier attempt. */
  draft: NewAssistantForm | null
  website: string
  websiteProblem: string | null
  notice: ReactNode
  /** Remaining limits, shown next to the submit button. */
  left: (website: string) => ReactNode
  /** Undefined while loading. */
  multiLanguageSupport: boolean | undefined
  onSubmit: (values: NewAssistantForm) => void
  /** Receives the values when the form unmounts. */
  onLeave: (values: NewAssistantForm) => void
  onCancel: () => void
}

export function CreateForm({
  draft,
  website,
  websiteProblem,
  notice,
  left,
  multiLanguageSupport,
  onSubmit,
  onLeave,
  onCancel,
}: CreateFormProps) {
  const { register, handleSubmit, getValues, setValue, setError, clearErrors, watch, formState } =
    useForm<NewAssistantForm>({
      resolver: schema.resolver,
      defaultValues: draft ?? {
        name: nameFromAddress(website),
        context: '',
        websiteUrl: withScheme(website),
        language: 'en',
        multiLanguage: false,
        personality: 'professional',
        tone: 'helpful',
      },
    })
  const { errors } = formState
  const context = watch('context') ?? ''
  const personality = watch('personality') ?? 'professional'
  const tone = watch('tone') ?? 'helpful'
  const id = useId()
  const [stripped, setStripped] = useState(false)

  // A suggested name follows the address until the owner edits it.
  const suggested = useRef(nameFromAddress(getValues('websiteUrl') ?? ''))
  function suggestName(name: string) {
    if (getValues('name') === suggested.current)
      setValue('name', name, { shouldValidate: Boolean(errors.name) })
    suggested.current = name
  }

  const leave = useEffectEvent(() => onLeave(getValues()))
  useEffect(() => () => leave(), [])

  useEffect(() => {
    if (websiteProblem) setError('websiteUrl', { type: 'server', message: websiteProblem })
  }, [websiteProblem, setError])

  return (
    <Form onSubmit={handleSubmit(onSubmit)} onFocus={schema.warm} className="flex flex-col gap-5">
      {notice}
      <Field
        label="Website"
        aside="Optional"
        error={errors.websiteUrl?.message}
        hint={
          <span>
            No website yet?{' '}
            <button
              type="button"
              className="font-medium text-accent underline underline-offset-2"
              onClick={() => {
                setValue('websiteUrl', window.location.origin + sampleSite.path, { shouldValidate: true })
                suggestName(sampleSite.name)
              }}
            >
              Use our sample site
            </button>
          </span>
        }
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://yourbusiness.com"
          {...register('websiteUrl', {
            setValueAs: withScheme,
            onChange: ({ target }) => {
              clearErrors('websiteUrl')
              suggestName(nameFromAddress(target.value))
            },
          })}
        />
      </Field>
      <Field required label="Business name" hint={stripped && strippedNote} error={errors.name?.message}>
        <Input
          autoComplete="organization"
          {...register('name', {
            onChange: ({ target }) => {
              const kept = stripName(target.value)
              setStripped(kept !== target.value)
              if (kept !== target.value) setValue('name', kept)
            },
          })}
        />
      </Field>
      <Field
        label="Context"
        aside={`${formatCount(context.length)} / ${formatCount(contextLimit)}`}
        hint="Anything your website doesn’t say: how you work, what to mention. Lines that start with ‘Internal:’ are never shown to visitors."
        error={errors.context?.message}
      >
        <Textarea className="max-h-48 min-h-14!" {...register('context')} />
      </Field>
      <div className="flex flex-col gap-1.5">
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label="Language" error={errors.language?.message}>
            <Select
              choices={creationLanguages.map((language) => [language, languageNames[language]])}
              {...register('language')}
            />
          </Field>
          <Field label="Personality" error={errors.personality?.message}>
            <Select
              choices={personalities.map(asChoice)}
              {...register('personality')}
              aria-describedby={`${id}-personality`}
            />
          </Field>
          <Field label="Tone" error={errors.tone?.message}>
            <Select choices={tones.map(asChoice)} {...register('tone')} aria-describedby={`${id}-tone`} />
          </Field>
        </div>
        <p className="text-xs text-muted">
          <span id={`${id}-personality`}>
            {capitalized(personality)} {personalityWithoutModel[personality]}
          </span>{' '}
          <span id={`${id}-tone`}>
            {capitalized(tone)} {toneWithoutModel[tone]}
          </span>
        </p>
      </div>
      <Switch
        label={<ProLabel locked={multiLanguageSupport === false}>Multi-language</ProLabel>}
        description={
          <>
            <span>Answers visitors in their own language. </span>
            {multiLanguageSupport === false && <UpgradeNow />}
          </>
        }
        checked={watch('multiLanguage') ?? false}
        disabled={!multiLanguageSupport}
        {...(multiLanguageSupport === false && { onRefused: showUpgradeRequired })}
        onCheckedChange={(on) => setValue('multiLanguage', on)}
      />
      <div className="flex flex-wrap items-center justify-end gap-3 pt-2">
        <div className="mr-auto min-w-0 flex-1 basis-56 empty:hidden">{left(watch('websiteUrl') ?? '')}</div>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Create Assistant</Button>
      </div>
    </Form>
  )
}
