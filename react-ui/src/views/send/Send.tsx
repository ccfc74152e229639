'use client'
import type { SendView } from '@latchkit/core/flows/send'
import type { ReactNode } from 'react'
import { type SendStart, useSend } from '../../hooks/useSend.ts'

/** Sending, from the form to the hash, without a look. On a page of your own say what is filled in; in the modal the page's entry does. */
export function Send({
  children,
  ...start
}: SendStart & { children: (send: SendView) => ReactNode }) {
  const view = useSend(start)
  return view && children(view)
}
