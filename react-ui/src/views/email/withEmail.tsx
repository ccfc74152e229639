import { createElement, Fragment, type ReactNode } from 'react'
import { Name } from '../../components/Name.tsx'

/** A sentence with an e-mail address, which is isolated and emphasized. */
export const withEmail = (
  sentence: (email: ReactNode) => readonly ReactNode[],
  email: string,
): ReactNode =>
  createElement(
    Fragment,
    null,
    ...sentence(
      <strong>
        <Name>{email}</Name>
      </strong>,
    ),
  )
