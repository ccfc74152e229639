import { type DragEvent, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { Begin } from './Begin.tsx'
import { Opened } from './Opened.tsx'
import { useFlightRecorder } from './useFlightRecorder.ts'
import './record.css'

export const recordPanel: Panel = { id: 'record', title: 'Recorder', View: RecordPanel }

function RecordPanel(props: PanelProps) {
  const recorder = useFlightRecorder()
  const [isOver, setOver] = useState(false)
  const { take, problem } = recorder
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void recorder.open(file)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen by keyboard too
    <div
      className="record"
      hidden={!props.shown}
      data-over={isOver ? '' : undefined}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
    >
      <p className="record-problem" role="alert">
        {problem}
      </p>
      {take === null ? (
        <Begin recorder={recorder} />
      ) : (
        <Opened
          key={`${take.key} ${take.title} ${take.recording.begun}`}
          {...props}
          take={take}
          recorder={recorder}
        />
      )}
    </div>
  )
}
