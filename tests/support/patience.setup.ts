import { configure } from '@testing-library/react';
import { WAIT_MS } from './patience';

// A chunk that a busy machine still translates arrives late.
configure({ asyncUtilTimeout: WAIT_MS });
