import { byId, fetchJson } from './element.js'
import { createRecordList } from './records.js'
import { showSettings } from './settings.js'

/** ms between two requests for new records. */
const interval = 1_000

const list = createRecordList()
const live = byId('live')

function setLive(state, text) {
  live.dataset.state = state
  if (live.textContent !== text) live.textContent = text
}

/** Reads the records that arrived since the last call. */
async function update() {
  if (document.hidden) return
  try {
    list.add(await fetchJson(`/records?after=${list.lastId()}`))
    setLive('on', 'Live')
  } catch {
    setLive('off', 'The sandbox doesn’t respond')
  }
}

async function run() {
  await update()
  setTimeout(run, interval)
}

list.render()
run()
document.addEventListener('visibilitychange', update)
showSettings(byId('settings')).catch((error) => byId('settings').append(String(error)))
