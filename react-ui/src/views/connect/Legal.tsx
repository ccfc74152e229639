import { createElement, Fragment, type ReactNode } from 'react'
import { Checkbox } from '../../components/Checkbox.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import type { OfferingView } from './Logins.tsx'
import { type ConnectTexts, connectTexts } from './texts/en.ts'

/** URLs of the page's legal texts. Null: none. */
export type LegalLinks = { terms: string | null; privacy: string | null }

/** The legal notice: a checkbox if the page requires consent, otherwise a sentence. */
export function Legal({ links, connect }: { links: LegalLinks; connect: OfferingView }) {
  const texts = useTexts(connectTexts)
  const toggle = connect.step === 'choosing' ? connect.withdraw : connect.accept
  if (toggle === null) return sentence(links, texts, texts.connect.agree, texts.connect.agreeBoth)
  return (
    <Checkbox checked={connect.step === 'choosing'} onChange={toggle}>
      {sentence(links, texts, texts.connect.accept, texts.connect.acceptBoth)}
    </Checkbox>
  )
}

type WithOneLink = (link: ReactNode) => readonly ReactNode[]
type WithTwoLinks = (first: ReactNode, second: ReactNode) => readonly ReactNode[]

function sentence(
  { terms, privacy }: LegalLinks,
  texts: ConnectTexts,
  withOneLink: WithOneLink,
  withTwoLinks: WithTwoLinks,
): ReactNode {
  const firstLink = terms !== null && link(terms, texts.connect.terms)
  const secondLink = privacy !== null && link(privacy, texts.connect.privacy)
  return createElement(
    Fragment,
    null,
    ...(firstLink && secondLink
      ? withTwoLinks(firstLink, secondLink)
      : withOneLink(firstLink || secondLink)),
  )
}

const link = (href: string, name: string) => (
  <ExternalLink href={href} variant="text">
    {name}
  </ExternalLink>
)
