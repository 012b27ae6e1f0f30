import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { emptyEstimation, type EstimationRequest } from '@/lib/forms/estimation'
import { estimationSchema } from '@/lib/forms/estimation-schema'
import { sendEstimation } from '@/lib/forms/send-estimation'
import { FormLogic, type FormDefinition } from './form-logic'
import type { FormLogicProps } from './relay-form'

const definition: FormDefinition<EstimationRequest> = {
  empty: emptyEstimation,
  resolver: zodResolver(estimationSchema) as Resolver<EstimationRequest>,
  send: sendEstimation,
}

export function EstimationFormLogic(props: FormLogicProps) {
  return <FormLogic {...props} definition={definition} />
}
