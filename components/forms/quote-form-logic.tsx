import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { emptyQuote, type QuoteRequest } from '@/lib/forms/quote'
import { quoteSchema } from '@/lib/forms/quote-schema'
import { sendQuote } from '@/lib/forms/send-quote'
import { FormLogic, type FormDefinition } from './form-logic'
import type { FormLogicProps } from './relay-form'

const check = zodResolver(quoteSchema)

const definition: FormDefinition<QuoteRequest> = {
  empty: emptyQuote,
  // The fields that have no control are checked as the empty texts that they are.
  resolver: (async (values, context, options) =>
    check({ ...emptyQuote, ...values }, context, options)) as Resolver<QuoteRequest>,
  send: sendQuote,
}

export function QuoteFormLogic(props: FormLogicProps) {
  return <FormLogic {...props} definition={definition} />
}
