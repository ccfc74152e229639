import type { Namespace } from '@latchkit/core'
import { useKitState } from '@latchkit/react-ui'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { Mark } from './Mark.tsx'

/** Image of a namespace: the first image among its networks. */
export function ChainMark({ namespace }: { namespace: Namespace }) {
  const words = useTexts()
  const image = useKitState(
    ({ network }) =>
      network.networks.find((one) => one.chainNamespace === namespace && one.imageUrl !== null)
        ?.imageUrl ?? null,
  )
  return <Mark name={chainName(words, namespace)} image={image} />
}
