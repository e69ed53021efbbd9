import type { ModelBudget, ModelsOverview } from '@foyer/contract/models'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api/browser.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { modelsQuery, refetchModels } from './models-query.ts'
import { optionalNumber } from './optional-number.ts'

const schema = formSchema<ModelBudget>(() =>
  import('@foyer/contract/models').then(({ modelBudget }) => modelBudget),
)

export function BudgetForm({ month: { budgetUsd, budgetIsSet } }: Pick<ModelsOverview, 'month'>) {
  const { register, handleSubmit, reset, formState } = useForm<ModelBudget>({
    resolver: schema.resolver,
    defaultValues: { monthlyBudgetUsd: budgetUsd },
  })
  const { errors, isSubmitting, isDirty } = formState
  const submit = handleSubmit(async (values) => {
    try {
      const saved = await saveForm(
        formState.defaultValues ?? {},
        values,
        (body) => api.put('/api/operator/model-budget', body),
        { nameOf: () => 'Monthly budget' },
      )
      await refetchModels()
      const now = queryClient.getQueryData(modelsQuery.queryKey)
      reset(saved || !now ? values : { monthlyBudgetUsd: now.month.budgetUsd })
      if (saved) toast({ title: 'Success', description: 'Budget saved.' })
    } catch (error) {
      showFailure('Couldn’t save the budget')(error)
    }
  })
  return (
    <Form
      busy={isSubmitting}
      onSubmit={submit}
      onFocus={schema.warm}
      className="flex max-w-sm flex-col items-start gap-5"
    >
      <Field
        className="w-full"
        label="Monthly budget (USD)"
        aside={budgetIsSet ? undefined : 'Optional'}
        hint={
          budgetIsSet
            ? 'Set by MODEL_MONTHLY_BUDGET in the environment.'
            : 'Once it’s used up, the built-in answerer takes over until the month ends. Only models with prices count.'
        }
        error={errors.monthlyBudgetUsd?.message}
      >
        <Input
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          readOnly={budgetIsSet}
          {...register('monthlyBudgetUsd', optionalNumber)}
        />
      </Field>
      {!budgetIsSet && (
        <Button type="submit" variant="secondary" busy={isSubmitting} disabled={!isDirty}>
          {isSubmitting ? 'Saving...' : 'Save budget'}
        </Button>
      )}
    </Form>
  )
}
