const words = { lang: 'de', slug: 'Nav.Games' };

/** One request per call of suggestions that fits its schema. */
export const samples = {
  listPhraseGroups: () => ({ params: { languageCode: 'de' } }),
  getPhraseGroup: () => ({
    params: { languageCode: 'de', group: 'home', version: 'of-long-ago_' },
  }),
  listSuggestions: () => ({ params: { languageCode: 'de' } }),
  suggestPhrase: () => ({ body: { ...words, translate: 'Spielbuden' } }),
  updatePhrase: () => ({ body: { ...words, translate: 'Buden' } }),
  mySuggestion: () => ({ body: words }),
  upvoteSuggestion: () => ({ body: { _id: 'suggestion_00000000' }, status: 404 }),
  listWordings: () => ({ params: { languageCode: 'de' } }),
  studyWording: () => ({ params: { languageCode: 'de' }, query: '?slug=Nav.Games' }),
  readTranslationOverview: () => ({ params: { languageCode: 'de' } }),
  deletePhrase: () => ({ body: words }),
};
