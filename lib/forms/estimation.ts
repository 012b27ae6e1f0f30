import { relayDirectives, type RelayFields } from './relay'
import { propertyTypes } from './choices'

/** The estimation request as the form holds it (behaviour.md §3). */
export interface EstimationRequest {
  firstName: string
  lastName: string
  email: string
  phone: string
  propertyAddress: string
  propertyType: string
  /** Square metres, as typed; optional. */
  propertySize: string
  /** Year of construction, as typed; optional. */
  propertyYear: string
  visitDate: string
  projectDescription: string
  budget: string
  consent: boolean
}

export const emptyEstimation: EstimationRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  propertyAddress: '',
  propertyType: '',
  propertySize: '',
  propertyYear: '',
  visitDate: '',
  projectDescription: '',
  budget: '',
  consent: false,
}

/** What the relay receives for a valid request (behaviour.md §7, « Pre-purchase estimation »). */
export function estimationRelayFields(
  request: EstimationRequest,
  token: string,
  page: string,
): RelayFields {
  const type = propertyTypes.find(({ value }) => value === request.propertyType)?.label ?? ''
  return [
    ['Prénom', request.firstName],
    ['Nom', request.lastName],
    ['Email', request.email],
    ['Téléphone', request.phone],
    ['Adresse du bien', request.propertyAddress],
    ['Type de bien', type],
    ['Surface', request.propertySize],
    ['Année de construction', request.propertyYear],
    ['Date de visite souhaitée', request.visitDate],
    ['Budget', request.budget],
    ['Description du projet', request.projectDescription],
    ['CSRF_Token', token],
    ...relayDirectives(page, estimationSubject(request)),
  ]
}

export function estimationSubject({
  firstName,
  lastName,
}: Pick<EstimationRequest, 'firstName' | 'lastName'>): string {
  return `Nouvelle demande d'estimation avant achat - ${firstName} ${lastName}`
}
