import { estimationRelayFields, estimationSubject, type EstimationRequest } from './estimation'
import type { Outcome } from './outcome'
import { sendForm, type Sending } from './send'

/** Sends a valid estimation request; its notices are those of the error catalogue (behaviour.md §8). */
export function sendEstimation(request: EstimationRequest, sending: Sending): Promise<Outcome> {
  return sendForm(
    {
      fields: estimationRelayFields(request, sending.token, sending.location.href),
      mail: { subject: estimationSubject(request), body: mailBody(request) },
      success: [
        "Demande d'estimation envoyée !",
        "Nous vous contacterons très rapidement pour organiser l'estimation de votre bien.",
      ],
      failure: ['Erreur', 'Une erreur est survenue. Veuillez réessayer.'],
    },
    sending,
  )
}

function mailBody(request: EstimationRequest): string {
  return [
    `Nom : ${request.firstName} ${request.lastName}`,
    `Téléphone : ${request.phone}`,
    `E-mail : ${request.email}`,
    `Adresse du bien : ${request.propertyAddress}`,
    `Surface : ${request.propertySize}`,
    `Date de visite souhaitée : ${request.visitDate}`,
    '',
    request.projectDescription,
  ].join('\n')
}
