import { walkChart } from '../../../walker/suite.ts'
import { remoteModel } from './remote.model.ts'

walkChart(remoteModel)
