import { errorFrame, readFrame, resultFrame } from './frames.ts'
import { methods } from './methods.ts'
import type { Line } from './relay.types.ts'
import type { Office } from './relay-state.ts'

/** What a line says is taken in and answered at once; what it brings to others leaves a moment later. */
export function hear(text: string, line: Line, office: Office): void {
  if (office.muted()) return
  const frame = readFrame(text)
  switch (frame.kind) {
    case 'noise':
      return
    case 'answer':
      if (frame.delivered) office.acknowledged(line, String(frame.id))
      return
    case 'call':
      line.send(answered(frame, line, office))
  }
}

function answered(
  { id, method, params }: Extract<ReturnType<typeof readFrame>, { kind: 'call' }>,
  line: Line,
  office: Office,
): string {
  const run = methods[method]
  if (!run) return errorFrame(id, `Unknown method ${method}`)
  try {
    return resultFrame(id, run(params, line, office))
  } catch (error) {
    return errorFrame(id, error instanceof Error ? error.message : String(error))
  }
}
