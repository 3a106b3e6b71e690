import * as bookings from '@paadam/bookings';
import * as live from '@paadam/live';
import * as profile from '@paadam/profile';
import * as api from '@paadam/shared/api';
import * as portal from '@paadam/shared/portal';
import * as router from '@paadam/shared/router';
import * as state from '@paadam/shared/state';
import * as ui from '@paadam/shared/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRedux from 'react-redux';
import * as redux from 'redux';
import * as saga from 'redux-saga';
import * as sagaEffects from 'redux-saga/effects';
import * as styledComponents from 'styled-components';

/**
 * What portals share with the shell where the server draws their pages, by the names of the table in webpack.shared.js:
 * one of each, as in the browser.
 */
export const libraries: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  redux,
  'redux-saga': saga,
  'redux-saga/effects': sagaEffects,
  'styled-components': styledComponents,
  '@paadam/shared/router': router,
  '@paadam/bookings': bookings,
  '@paadam/live': live,
  '@paadam/profile': profile,
  '@paadam/shared/api': api,
  '@paadam/shared/state': state,
  '@paadam/shared/ui': ui,
  '@paadam/shared/portal': portal,
};
