import type { SignInView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { useClickGuard, useNetwork } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Address } from '../components/Address.tsx'
import { useAnnounce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { type Detail, Details } from '../components/Details.tsx'
import { Name } from '../components/Name.tsx'

type Review = Extract<SignInView, { step: 'reviewing' }>

/**
 * The whole message that the wallet signs, below the facts that matter: the page, the network and
 * the account in full.
 */
export function MessageReview({ review }: { review: Review }) {
  const texts = useTexts()
  const { signIn } = texts
  const clicksEnabled = useClickGuard()
  const { networks } = useNetwork()
  const { data, message, site, wallet, required, sign, cancel } = review
  const title = signIn.title(isolateText(site.name))
  const lead = signIn.lead(isolateText(wallet.name))
  useAnnounce(`${title}. ${lead}`)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === data.chainId)
  const details: readonly Detail[] = [
    { label: signIn.site, value: <bdi dir="ltr">{site.origin}</bdi> },
    { label: signIn.network, value: <Name>{network?.name ?? data.chainId}</Name> },
    {
      label: signIn.account,
      value: <Address form="full" address={data.accountAddress} />,
      wide: true,
    },
    {
      label: signIn.message,
      value: (
        // Scrolls with the keyboard, so it takes the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className="verbatim" dir="ltr" aria-label={signIn.message} tabIndex={0}>
          {message}
        </section>
      ),
      wide: true,
    },
  ]
  return (
    <>
      <h3 className="step-title">{title}</h3>
      <p className="step-text">{lead}</p>
      <Details details={details} />
      <div className="actions" data-click-enabled={clicksEnabled}>
        <Button onClick={() => clicksEnabled && cancel()}>
          {required ? texts.disconnect : texts.cancel}
        </Button>
        <Button kind="primary" onClick={() => clicksEnabled && sign()}>
          {signIn.signIn}
        </Button>
      </div>
    </>
  )
}
