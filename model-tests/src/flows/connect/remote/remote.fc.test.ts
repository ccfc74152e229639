import { walkChartAtRandom } from '../../../walker/suite.ts'
import { remoteModel } from './remote.model.ts'

walkChartAtRandom(remoteModel)
