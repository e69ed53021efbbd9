import { type EmbedSettings, fileTypes } from '@foyer/contract/embed'
import type { Limits } from '@foyer/contract/usage'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { PlanGate, ProLabel } from '../../shared/plan/plan-gate.tsx'
import { Field, Input, Select, Textarea } from '../../ui/controls/field.tsx'
import { Checkbox, Switch } from '../../ui/controls/switch.tsx'
import { formatSize } from '../../ui/format.ts'
import { HandoffHoursFields } from './handoff-hours.tsx'

type Form = UseFormReturn<EmbedSettings>
type Flag = 'showBranding' | 'allowFileUpload' | 'autoOpen' | 'handoff'

const megabyte = 1_048_576
const sizes = [1, 2, 5, 10].map((count) => count * megabyte)

const asInteger = { setValueAs: (value: unknown) => Number.parseInt(String(value), 10) }

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-hairline pt-6 first:border-0 first:pt-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Toggle(props: { form: Form; name: Flag; label: string; description: string }) {
  const { form, name, label, description } = props
  return (
    <Switch
      label={label}
      description={description}
      checked={form.watch(name)}
      onCheckedChange={(on) => form.setValue(name, on, { shouldDirty: true })}
    />
  )
}

type NumberName = 'openDelay' | 'maxMessages' | 'typingSpeed'

function NumberField(props: { form: Form; name: NumberName; label: string; unit: string; hint: string }) {
  const { form, name, label, unit, hint } = props
  return (
    <Field label={label} aside={unit} hint={hint} error={form.formState.errors[name]?.message}>
      <Input
        type="number"
        inputMode="numeric"
        min={name === 'maxMessages' ? 1 : 0}
        step={1}
        className="figures"
        {...form.register(name, asInteger)}
      />
    </Field>
  )
}

function FileRules({ form }: { form: Form }) {
  const { register, watch, formState } = form
  const size = watch('maxFileSize')
  const offered = sizes.includes(size) ? sizes : [...sizes, size].toSorted((one, other) => one - other)
  return (
    <div className="flex flex-col gap-4">
      <Field label="Maximum file size" error={formState.errors.maxFileSize?.message}>
        <Select
          choices={offered.map((bytes) => [bytes, formatSize(bytes)])}
          {...register('maxFileSize', asInteger)}
        />
      </Field>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">File types</legend>
        <div className="grid grid-cols-3 gap-x-4 gap-y-3">
          {fileTypes.map((type) => (
            <Checkbox key={type} label={type.toUpperCase()} value={type} {...register('allowedFileTypes')} />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

export function BehaviorTab({ form, limits }: { form: Form; limits: Limits['limits'] | undefined }) {
  const { register, watch, formState } = form
  return (
    <div className="flex flex-col gap-6">
      <Part title={<ProLabel locked={limits?.brandingEnabled === false}>Branding</ProLabel>}>
        <PlanGate
          feature="Branding Control"
          allowed={limits?.brandingEnabled ?? false}
          description="On the free plan, the widget shows ‘Powered by Foyer’."
        >
          <Toggle
            form={form}
            name="showBranding"
            label="Show branding"
            description="A small line below the input."
          />
          {watch('showBranding') && (
            <Field label="Branding text" error={formState.errors.brandingText?.message}>
              <Input maxLength={100} {...register('brandingText')} />
            </Field>
          )}
        </PlanGate>
      </Part>
      <Part title={<ProLabel locked={limits?.fileUploadEnabled === false}>File upload</ProLabel>}>
        <PlanGate
          feature="File Upload"
          allowed={limits?.fileUploadEnabled ?? false}
          description="Let visitors send documents and images with their questions."
        >
          <Toggle
            form={form}
            name="allowFileUpload"
            label="Allow file upload"
            description="Our server checks the content of every file."
          />
          {watch('allowFileUpload') && <FileRules form={form} />}
        </PlanGate>
      </Part>
      <Part title="Conversation">
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            form={form}
            name="maxMessages"
            label="Max messages"
            unit="per conversation"
            hint="After that, visitors can start a new one."
          />
          <NumberField
            form={form}
            name="typingSpeed"
            label="Typing speed"
            unit="ms per word"
            hint="0 shows answers as they arrive."
          />
        </div>
      </Part>
      <Part title="Handoff">
        <Toggle
          form={form}
          name="handoff"
          label="Let visitors ask for a person"
          description="We’ll notify you, and you reply in Conversations. Your assistant stays quiet while you’re there."
        />
        {watch('handoff') && (
          <>
            <HandoffHoursFields
              hours={watch('handoffHours')}
              error={formState.errors.handoffHours?.message ?? formState.errors.handoffHours?.days?.message}
              onChange={(hours) =>
                form.setValue('handoffHours', hours, { shouldDirty: true, shouldValidate: true })
              }
            />
            <Field
              label="Away message"
              hint="Shown outside your hours, or if nobody joins within two minutes."
              error={formState.errors.awayMessage?.message}
            >
              <Textarea
                maxLength={1_000}
                placeholder="Sorry, nobody is free at the moment. Leave us a message."
                className="max-h-48"
                {...register('awayMessage')}
              />
            </Field>
          </>
        )}
      </Part>
      <Part title="Opening">
        <Toggle
          form={form}
          name="autoOpen"
          label="Open automatically"
          description="Once a visit, without moving focus away from your page."
        />
        {watch('autoOpen') && (
          <NumberField
            form={form}
            name="openDelay"
            label="After"
            unit="ms"
            hint="3000 ms is three seconds."
          />
        )}
      </Part>
    </div>
  )
}
