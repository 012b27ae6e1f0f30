import { STATUSES, type LeadStatus } from '../follow-up'
import { Refusal } from '../refusal'
import { STATUS_NAMES } from './status-names'

const LONGEST_QUERY = 200

/** The titles of the lists with a view of their own: who is to be called, what was set aside. */
export const VIEW_TITLES = { recall: 'À rappeler', verify: 'À vérifier' } as const
export type View = keyof typeof VIEW_TITLES

/** Which leads the list is to show. */
export interface ListQuery {
  status: LeadStatus | undefined
  view: View | undefined
  query: string
  page: number
}

/** Reads the query of the list's address. Throws 404 where `page` is no page number. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const page = params.get('page') ?? '1'
  if (!/^[1-9]\d{0,6}$/.test(page)) throw new Refusal(404, 'Page introuvable.')
  return {
    status: STATUSES.find((status) => status === params.get('status')),
    view: (['recall', 'verify'] as const).find((view) => view === params.get('view')),
    query: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    page: Number(page),
  }
}

/** The address of the list that shows these leads. */
export function listAddress({ status, view, query = '', page = 1 }: Partial<ListQuery>): string {
  const params = new URLSearchParams()
  if (view) params.set('view', view)
  if (status !== undefined) params.set('status', status)
  if (query !== '') params.set('q', query)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/?${params}` : '/'
}

/** The list from which a lead was opened. */
export interface WayBack {
  address: string
  /** The text of the link back. */
  text: string
  /**
   * The query by which the address of a lead, or of a change to it, remembers this list; empty for the whole
   * list.
   */
  query: string
}

/** The way back from a lead to this list. */
export function wayBackTo(asked: ListQuery): WayBack {
  const address = listAddress(asked)
  const query = address === '/' ? '' : `?${new URLSearchParams({ from: address.slice(2) })}`
  return { address, text: textOf(asked), query }
}

/**
 * The way back that an address carries. It is parsed and written anew: whatever the address says, it leads to
 * a list of the inbox.
 */
export function wayBackIn(params: URLSearchParams): WayBack {
  try {
    return wayBackTo(readListQuery(new URLSearchParams(params.get('from') ?? '')))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return wayBackTo(readListQuery(new URLSearchParams()))
  }
}

function textOf({ query, view, status }: ListQuery): string {
  if (query !== '') return `Résultats pour « ${query} »`
  if (view) return VIEW_TITLES[view]
  return status ? `Demandes « ${STATUS_NAMES[status]} »` : 'Toutes les demandes'
}
