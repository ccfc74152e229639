import { type DragEvent, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { RecordingView } from './RecordingView.tsx'
import { StartRecording } from './StartRecording.tsx'
import { useFlightRecorder } from './useFlightRecorder.ts'
import './record.css'

export const recordPanel: Panel = { id: 'record', title: 'Recorder', View: RecordPanel }

function RecordPanel(props: PanelProps) {
  const recorder = useFlightRecorder()
  const [isOver, setOver] = useState(false)
  const { current, problem } = recorder
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
      {current === null ? (
        <StartRecording recorder={recorder} />
      ) : (
        <RecordingView
          key={`${current.key} ${current.title} ${current.recording.begun}`}
          {...props}
          current={current}
          recorder={recorder}
        />
      )}
    </div>
  )
}
