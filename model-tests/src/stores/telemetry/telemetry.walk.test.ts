import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { telemetryModel } from './telemetry.model.ts'

describeWalk(telemetryModel)
describeRandomWalk(telemetryModel)
