import { walkChartAtRandom } from '../../walker/suite.ts'
import { directoryModel } from './directory.model.ts'

walkChartAtRandom(directoryModel)
