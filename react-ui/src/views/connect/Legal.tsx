import type { ConnectView } from '@latchkit/core/flows/connect'
import { createElement, Fragment, type ReactNode } from 'react'
import { Checkbox } from '../../components/Checkbox.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import type { CoreTexts } from '../../locales/load-locale.ts'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'

/** Where the page keeps its legal texts; null: it has none. */
export type LegalLinks = { terms: string | null; privacy: string | null }

/** What one agrees to by connecting: a box to tick where the page asks for it, else a sentence. */
export function Legal({ links, connect }: { links: LegalLinks; connect: ConnectView }) {
  const texts = useCoreTexts()
  const change = connect.step === 'choosing' ? connect.unaccept : connect.accept
  if (change === null) return sentence(links, texts, texts.connect.agree, texts.connect.agreeBoth)
  return (
    <Checkbox checked={connect.step === 'choosing'} onChange={change}>
      {sentence(links, texts, texts.connect.accept, texts.connect.acceptBoth)}
    </Checkbox>
  )
}

type One = (one: ReactNode) => readonly ReactNode[]
type Both = (one: ReactNode, other: ReactNode) => readonly ReactNode[]

function sentence(
  { terms, privacy }: LegalLinks,
  texts: CoreTexts,
  one: One,
  both: Both,
): ReactNode {
  const first = terms !== null && link(terms, texts.connect.terms)
  const second = privacy !== null && link(privacy, texts.connect.privacy)
  return createElement(
    Fragment,
    null,
    ...(first && second ? both(first, second) : one(first || second)),
  )
}

const link = (href: string, name: string) => (
  <ExternalLink href={href} variant="text">
    {name}
  </ExternalLink>
)
