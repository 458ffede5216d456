-- By how many an achievement was reached [decision 195].
create index activities_achievement on activities (achievement, player) where achievement is not null;
