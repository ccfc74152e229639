import { createKit } from '@latchkit/core'
import { demoOptions, installFromUrl, readSandbox } from '@latchkit/sandbox/page'

const place = document.getElementById('app')
const sandbox = await readSandbox()
if (place && sandbox) {
  installFromUrl(sandbox)
  const kit = createKit({ ...demoOptions(sandbox), id: 'vanilla' })
  kit.subscribeAccount(({ status }) => place.replaceChildren(status))
}
