import {
  type DemoNamespace,
  type DemoWallets,
  labelOf,
  namespacesFromUrl,
} from '@latchkit/sandbox/page'
import { useState } from 'react'
import { Choice } from './Choice.tsx'
import { Eip155Cards } from './Eip155Cards.tsx'
import { NamespaceCards } from './NamespaceCards.tsx'

/**
 * Controls of the test wallets, one namespace at a time: how each responds to requests, and which
 * events it sends.
 */
export function WalletsPanel({ wallets: { ethereum, namespaces } }: { wallets: DemoWallets }) {
  const offered = namespacesFromUrl()
  const [shown, setShown] = useState<DemoNamespace>(offered[0] ?? 'eip155')
  const options = offered.map((value) => ({ value, label: labelOf(value) }))
  return (
    <section className="panel" aria-labelledby="wallets-title">
      <h2 id="wallets-title">Pretend wallets</h2>
      <p className="lead">
        They hold real keys and really sign, on local chains with play money. Each asks you in a
        window of its own, or answers as you tell it here. Foxglove is one wallet for three chains.
        Lumen knows only one of the Ethereum networks and has to be given the other. Tidepool, in
        the modal’s list, nobody can have: it shows how a missing wallet is found, with links that
        are made up.
      </p>
      <p className="lead">
        Pocket is on a phone. Open it in a window of its own and let it scan the modal’s QR code, or
        paste it the link under the code.
      </p>
      <a className="plain" href="/phone.html" target="latchkit-phone">
        Open the pretend phone
      </a>
      {options.length > 1 && (
        <Choice
          label="Wallets for"
          name="wallets-for"
          value={shown}
          options={options}
          onChoose={(value) => setShown(value)}
        />
      )}
      {offered.map((namespace) => (
        // Hidden, not unmounted, so that wallets that were installed meanwhile stay installed.
        <div key={namespace} className="wallets" hidden={namespace !== shown}>
          {namespace === 'eip155' ? (
            <Eip155Cards wallets={ethereum} />
          ) : (
            <NamespaceCards namespace={namespace} wallets={namespaces} />
          )}
        </div>
      ))}
    </section>
  )
}
