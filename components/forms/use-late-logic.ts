'use client'

import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react'
import { inTime } from '@/lib/browser/in-time'
import { whenIdle } from '@/lib/browser/when-idle'
import type { FormLogicProps } from './form-logic'

const loadLogic = () => import('./form-logic').then(({ FormLogic }) => FormLogic)

/**
 * The code that checks and sends a form: loaded once the browser is idle, with the visitor's first focus, or
 * at « Envoyer », where a press waits for it.
 */
export function useLateLogic(element: RefObject<HTMLFormElement | null>) {
  const [awake, setAwake] = useState<{
    readonly Logic: ComponentType<FormLogicProps>
    readonly form: HTMLFormElement
  }>()
  const [submitAtOnce, setSubmitAtOnce] = useState(false)
  /** Stands for the press that waits. */
  const waiting = useRef<object>(undefined)

  const mount = useCallback(
    (Logic: ComponentType<FormLogicProps>) => {
      const form = element.current
      if (form) setAwake((current) => current ?? { Logic, form })
    },
    [element],
  )
  const wake = useCallback(async (loaded = loadLogic()) => mount(await loaded), [mount])
  const wakeQuietly = useCallback(() => void wake().catch(() => undefined), [wake])
  /** Forgets the press that waits. */
  const letGo = useCallback(() => {
    waiting.current = undefined
    setSubmitAtOnce(false)
  }, [])
  /**
   * To be called with each press on « Envoyer ». Once awake, the logic hears the submit event itself; before
   * that one press is enough.
   * @param onLost is called where it could not be loaded and the press still waits.
   */
  const press = async (onLost: () => void) => {
    if (awake || submitAtOnce) return
    setSubmitAtOnce(true)
    const mine = (waiting.current = {})
    try {
      await wake(inTime(loadLogic()))
    } catch (error) {
      if (waiting.current !== mine) return
      console.error('The form could not be made ready:', error)
      // If the logic comes after all, it waits for another press.
      setSubmitAtOnce(false)
      onLost()
    }
  }

  // Ahead of « Envoyer », in case the connection is lost while the form is filled in; a failure is tried again
  // there. It renders in pieces (`startTransition`), so that whatever is touched meanwhile comes first;
  // rendered at the press, it would delay the answer.
  useEffect(() => {
    const mountWhenIdle = (Logic: ComponentType<FormLogicProps>) =>
      whenIdle(() => startTransition(() => mount(Logic)))
    whenIdle(() => void loadLogic().then(mountWhenIdle, () => undefined))
  }, [mount])

  return { awake, submitAtOnce, wakeQuietly, press, letGo }
}
