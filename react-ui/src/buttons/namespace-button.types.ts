import type { CheckedNamespace, Namespace } from '@latchkit/core'
import type { ReactNode, RefAttributes } from 'react'

/** A button of a namespace. Refuses a literal that names no namespace, such as a misspelled one. */
export type NamespaceButton<Props> = <N extends Namespace>(
  props: Omit<Props, 'namespace'> & {
    namespace?: CheckedNamespace<N>
  } & RefAttributes<HTMLButtonElement>,
) => ReactNode
