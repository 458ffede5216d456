const none = { advertisementId: 'advertisement_none', placementId: 'lobby' };

/** A request that fits each of its calls. */
export const samples = {
  getAdvertisement: () => ({ query: '?placement=lobby' }),
  advertisementState: () => ({}),
  loadAdvertisement: () => ({ body: none, status: 404 }),
  clickAdvertisement: () => ({ body: none, status: 404 }),
};
