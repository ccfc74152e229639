'use client'
import type { SendView } from '@latchkit/core/flows/send'
import type { ReactNode } from 'react'
import { type SendStart, useSend } from '../../hooks/useSend.ts'
import type { Loading } from '../../kit/useView.ts'

/** Sending, from the form to the hash, without a look. On a page of your own say what is filled in; in the modal the page's entry does. */
export function Send({
  children,
  ...start
}: SendStart & { children: (send: SendView | Loading) => ReactNode }) {
  return children(useSend(start))
}
